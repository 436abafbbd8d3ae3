/** Runs in the page. React marks hydrated elements with a property of its own. */
export const isHydrated = () =>
  [...document.querySelectorAll('h1, h2, [role=application]')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );
