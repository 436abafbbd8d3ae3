/** Copy and facts as data. Imports nothing from the rest of the house. */
export { CONTROLS, FEATURES } from './how-to-play.ts';
export { HISTORY } from './history.ts';
export { HOME } from './home.ts';
export { NOT_FOUND } from './not-found.ts';
export { SITE } from './site.ts';
