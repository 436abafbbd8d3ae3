import {
  ANALYTICS_HOST,
  advertsPurpose,
  type ConsentService,
  helperPurpose,
  type PurposeWords,
  STATISTICS_PURPOSE,
} from '#content';

// Compared with '' and not passed through a function: then the build sees which is empty, and
// leaves out what nothing uses.
export const ADS_SCRIPT = import.meta.env.VITE_ADS_SCRIPT ?? '';
const ADS_CLIENT = import.meta.env.VITE_ADS_CLIENT ?? '';
const ADS_SLOT = import.meta.env.VITE_ADS_SLOT ?? '';
export const HELPER_SCRIPT = import.meta.env.VITE_HELPER_SCRIPT ?? '';

// The names of the companies whose scripts they are; undefined where the build was not told.
export const ADS_COMPANY = import.meta.env.VITE_ADS_COMPANY?.trim() || undefined;
export const HELPER_COMPANY = import.meta.env.VITE_HELPER_COMPANY?.trim() || undefined;

/** The provider's advert box; undefined unless it is configured completely. */
export const ADS =
  ADS_SCRIPT === '' || ADS_CLIENT === '' || ADS_SLOT === ''
    ? undefined
    : { client: ADS_CLIENT, slot: ADS_SLOT };

const KEY = import.meta.env.VITE_POSTHOG_KEY ?? '';
const HOST = import.meta.env.VITE_POSTHOG_HOST ?? '';

/** PostHog's address, without a slash at the end. */
export const ANALYTICS_ADDRESS = (HOST === '' ? ANALYTICS_HOST : HOST).replace(/\/$/, '');

/** PostHog's project key and address; undefined where no key is configured. */
export const POSTHOG = KEY === '' ? undefined : { key: KEY, host: ANALYTICS_ADDRESS };

/** What a visitor can consent to, each by itself. */
export const PURPOSES = ['statistics', 'adverts', 'helper'] as const;

export type Purpose = (typeof PURPOSES)[number];

export type Purposes = Readonly<Record<Purpose, boolean>>;

export interface AskedPurpose extends PurposeWords {
  readonly purpose: Purpose;
}

/** What this build has to ask for, by its configuration; empty for nothing. */
export function askedPurposes(): readonly AskedPurpose[] {
  const asked: AskedPurpose[] = [];
  if (POSTHOG !== undefined) asked.push({ purpose: 'statistics', ...STATISTICS_PURPOSE });
  if (ADS_SCRIPT !== '') asked.push({ purpose: 'adverts', ...advertsPurpose(ADS_COMPANY) });
  if (HELPER_SCRIPT !== '') asked.push({ purpose: 'helper', ...helperPurpose(HELPER_COMPANY) });
  return asked;
}

/**
 * The services that this build has to ask for. Their names are stored with the answer: another
 * provider needs another name.
 */
export function askedServices(): readonly ConsentService[] {
  return askedPurposes().map(({ service }) => service);
}
