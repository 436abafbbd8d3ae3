/**
 * The visitor's consent to analytics and third-party scripts: the state, the banner, and the
 * settings behind the footer's button.
 */
export { type Consent, consent, type ConsentView } from './consent.ts';
export type { Purpose } from './consent-format.ts';
export { askedServices } from './purposes.ts';
export { startConsentBanner } from './start-consent-banner.ts';
export { useConsent } from './use-consent.ts';
