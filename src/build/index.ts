/** What turns the sources into the site that is served. */
export { buildSite } from './build-site.ts';
export { renderInDev } from './render-in-dev.ts';
export { serveLikeAHost } from './serve/serve-like-a-host.ts';
export { slimPixi } from './slim-pixi.ts';
