/** How long a test waits before it is given up. Nothing is measured by it: a busy machine is no failure. */
import { configure } from '@testing-library/svelte'
import { vi } from 'vitest'

export const PATIENCE_MS = 30_000

configure({ asyncUtilTimeout: PATIENCE_MS })
const { waitFor } = vi
vi.waitFor = (found, patience = PATIENCE_MS) => waitFor(found, patience)
