/** Whether anybody else may be told or loaded: the visitor's answer, the banner that asks for it, and the way back. */
export { type Consent, consent, type ConsentView } from './consent.ts';
export { ConsentBanner } from './ConsentBanner.tsx';
export { CookieSettings } from './CookieSettings.tsx';
export { useConsent } from './use-consent.ts';
