/**
 * Tags a test for `npm run test:all` alone: it differs little from one of `npm test` (another
 * screen, renderer or host), or covers what few visitors do.
 */
export const onlyInFullRun = (applies = true) => ({ tag: applies ? '@only-in-full-run' : [] });
