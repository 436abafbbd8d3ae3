/** Parts of this room for its own tests only; `index.ts` offers them assembled. */
export { AdBox } from './adverts/AdBox.tsx';
export { startAdverts } from './adverts/adverts.ts';
export { Analytics, startAnalytics, trackGame, trackPageView } from './analytics.ts';
export { startConsentBanner } from './consent/banner.ts';
export { ANSWER_LIFETIME_MS, Consent, consent } from './consent/consent.ts';
export { registerWorker } from './offline/register-worker.ts';
export { loadOrReload, reloadOnce, watchChunks } from './reload.ts';
export { MAX_AGE_S } from './side-panel-memory.ts';
