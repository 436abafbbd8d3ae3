/** Runs in the head of each page, because not every browser reports errors to its driver. */
{
  const complaints = [];
  globalThis.complaints = complaints;
  // In the capture phase, because the error event of an element doesn't bubble.
  addEventListener(
    'error',
    ({ message, error, target }) => {
      if (message !== undefined) complaints.push(`uncaught: ${message} ${error?.stack}`);
      // Firefox also reports cached modules here.
      else if (!target.matches('link[rel=modulepreload]'))
        complaints.push(`not loaded: ${target.outerHTML}`);
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`unhandled rejection: ${reason} ${reason?.stack}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  console.error = (...words) => complaints.push(`console: ${words.join(' ')}`);
}
