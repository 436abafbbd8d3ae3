/**
 * Runs in the page: whether React has hydrated all of the served markup, by the property that it
 * sets on its elements.
 */
export const isHydrated = () =>
  [...document.querySelectorAll('h1, h2, [role=application]')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );
