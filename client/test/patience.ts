/** How long a test waits before it is given up. Nothing is measured by it: a busy machine is no failure. */
import { configure } from '@testing-library/svelte'

export const PATIENCE_MS = 30_000

configure({ asyncUtilTimeout: PATIENCE_MS })
