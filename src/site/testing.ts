/** For the tests of this room only: its parts, which `index.ts` offers assembled. Other rooms must not import this file. */
export { AdBox, startAdverts } from './adverts/index.ts';
export { Analytics } from './analytics/analytics.ts';
export { formatBatches } from './analytics/batch.ts';
export { startAnalytics, trackGame, trackPageView } from './analytics/index.ts';
export { MAX_PENDING, PendingEvents } from './analytics/pending-events.ts';
export { RequestQueue } from './analytics/request-queue.ts';
export { Visitor } from './analytics/visitor.ts';
export { loadOrReload, reloadOnce, watchChunks } from './chunk-reload.ts';
export { Consent, consent } from './consent/consent.ts';
export { startConsentBanner } from './consent/index.ts';
export { InstallPrompt } from './install-prompt.ts';
export { holdDuringWork, whenNoWork } from './offline/hold-during-work.ts';
export { readPanelCookie, writePanelCookie } from './panel-cookie.ts';
