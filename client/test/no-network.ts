/** There is no server behind a unit test: a fetch is told at once that nothing is there. */
globalThis.fetch = () => Promise.resolve(new Response(null, { status: 404 }))
