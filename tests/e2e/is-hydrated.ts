/** To be asked in a page: whether React has taken over the whole page that the server has sent, its mark on all it looks after. */
export const isHydrated = () =>
  [...document.querySelectorAll('h1, h2')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );
