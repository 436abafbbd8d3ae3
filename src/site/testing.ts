/**
 * For the tests of this room only: its parts, which `index.ts` offers assembled. Other rooms must
 * not import this file.
 */
export { AdBox } from './adverts/AdBox.tsx';
export { startAdverts } from './adverts/adverts.ts';
export { Analytics, startAnalytics, trackGame, trackPageView } from './analytics.ts';
export { startConsentBanner } from './consent/banner.ts';
export { Consent, consent } from './consent/consent.ts';
export { registerWorker } from './offline/register-worker.ts';
export { loadOrReload, reloadOnce, watchChunks } from './reload.ts';
