/** The visitor's consent to analytics and third-party scripts: the state, the banner, and the button that opens it again. */
export { type Consent, consent, type ConsentView } from './consent.ts';
export { ConsentBanner } from './ConsentBanner.tsx';
export { CookieSettings } from './CookieSettings.tsx';
export { useConsent } from './use-consent.ts';
