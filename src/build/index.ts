/** What turns the sources into the site that is served. */
export { buildSite } from './build-site.ts';
export { gatherFirstStyle } from './first-style.ts';
export { renderInDev } from './render-in-dev.ts';
export { serveLikeAHost } from './serve/serve-like-a-host.ts';
export { retryStyles } from './retry-styles.ts';
export { slimPixi } from './slim-pixi.ts';
