/**
 * For the tests of this room only: its parts, which `index.ts` offers assembled. Other rooms must
 * not import this file.
 */
export { AdBox, startAdverts } from './adverts/index.ts';
export { Analytics } from './analytics/analytics.ts';
export { startAnalytics, trackGame, trackPageView } from './analytics/index.ts';
export { loadOrReload, reloadOnce, watchChunks } from './chunk-reload.ts';
export { Consent, consent } from './consent/consent.ts';
export { startConsentBanner } from './consent/index.ts';
export { InstallPrompt } from './install-prompt.ts';
