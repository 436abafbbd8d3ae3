export { buildSite } from './build-site.ts';
export { writeServiceWorker } from './offline/write-service-worker.ts';
export { refreshInDev } from './refresh-in-dev.ts';
export { renderInDev } from './render-in-dev.ts';
export { serveLikeAHost } from './serve/serve-like-a-host.ts';
export { collectStyles, shortName } from './styles.ts';
