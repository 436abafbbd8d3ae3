import { useSyncExternalStore } from 'react';
import { consent, type ConsentView } from './consent.ts';

/** In the prerendered page. */
const SERVER_VIEW: ConsentView = { answer: 'unknown', banner: 'hidden' };

export function useConsent(): ConsentView {
  return useSyncExternalStore(consent.subscribe, consent.get, () => SERVER_VIEW);
}
