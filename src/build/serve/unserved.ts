/** The page of paths that lead nowhere: hosts answer with it, and status 404, when they have no file. */
export const NOT_FOUND_FILE = '404.html';

/** Paths with a file behind them that answer like paths without one: what is there is meant for the host. */
export const UNSERVED = ['/_headers', '/nginx.conf', '/404', '/404/', '/404.html', '/404/index.html'];
