/**
 * The details of a test that only `npm run test:all` runs, or that does so where this is true: what
 * differs little from a test that `npm test` runs, as another screen, renderer or host, and what
 * few visitors do.
 */
export const atLength = (isSo = true) => ({ tag: isSo ? '@at-length' : [] });
