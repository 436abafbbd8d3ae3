/** The page that hosts send with status 404 for unknown paths. */
export const NOT_FOUND_FILE = '404.html';

/** Paths that answer with 404 although a file exists: these files are for the host only. */
export const UNSERVED = [
  '/_headers',
  '/_redirects',
  '/nginx.conf',
  '/404',
  '/404/',
  '/404.html',
  '/404/index.html',
];
