import { useStore } from '#ui';
import { consent, type ConsentView } from './consent.ts';

export function useConsent(): ConsentView {
  return useStore(consent);
}
