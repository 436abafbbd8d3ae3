import { useSyncExternalStore } from 'react';
import { consent, type ConsentView } from './consent.ts';

/** The prerendered page knows no visitor. */
const NOBODY: ConsentView = { answer: 'unknown', banner: 'hidden' };

export function useConsent(): ConsentView {
  return useSyncExternalStore(consent.subscribe, consent.get, () => NOBODY);
}
