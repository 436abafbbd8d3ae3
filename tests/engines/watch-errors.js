/** Runs in the head of each page, before all other scripts. */
{
  const complaints = [];
  globalThis.complaints = complaints;

  const tell = (thrown) =>
    thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown);

  const complainOf = (event) => {
    if (event instanceof ErrorEvent)
      complaints.push(`uncaught: ${tell(event.error ?? event.message)}`);
    // Firefox also reports cached modules here. The server notices one that can't be loaded.
    else if (!event.target.matches('link[rel=modulepreload]'))
      complaints.push(`not loaded: ${event.target.outerHTML}`);
  };
  // In the capture phase, because the error event of an element doesn't bubble.
  addEventListener('error', complainOf, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`unhandled rejection: ${tell(reason)}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );

  const { error } = console;
  console.error = (...words) => {
    complaints.push(`console: ${words.map(tell).join(' ')}`);
    error.apply(console, words);
  };
}
