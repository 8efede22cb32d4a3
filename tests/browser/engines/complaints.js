// Writes down what a page complains about: a driver hands it to every page, before the page's own scripts.
;(() => {
  if (window.complaints) return
  window.complaints = []
  const complain = (...what) => void window.complaints.push(what.map(String).join(' '))
  const isFile = (target) => target instanceof Element
  addEventListener(
    'error',
    ({ message, filename, lineno, target }) =>
      isFile(target) ? complain('did not load:', target.outerHTML.slice(0, 200)) : complain(message, `${filename}:${lineno}`),
    { capture: true },
  )
  addEventListener('unhandledrejection', ({ reason }) => complain('rejected:', reason, reason?.stack ?? ''))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain('the policy forbids:', violatedDirective, blockedURI),
  )
  const { error } = console
  console.error = (...what) => {
    complain(...what)
    error.apply(console, what)
  }
})()
