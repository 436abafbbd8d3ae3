/** Goes into the head of each page, in front of all other scripts, and keeps what goes wrong there. */
{
  const complaints = [];
  globalThis.complaints = complaints;

  const tell = (thrown) => (thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown));

  const complainOf = (event) => {
    if (event instanceof ErrorEvent) complaints.push(`uncaught: ${tell(event.error ?? event.message)}`);
    // Firefox says so too of a module that it has already; one that cannot be had is noticed by who serves it.
    else if (!event.target.matches('link[rel=modulepreload]')) complaints.push(`not loaded: ${event.target.outerHTML}`);
  };
  // Captured: an element's failure to load does not bubble.
  addEventListener('error', complainOf, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled rejection: ${tell(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );

  const { error } = console;
  console.error = (...words) => {
    complaints.push(`console: ${words.map(tell).join(' ')}`);
    error.apply(console, words);
  };
}
