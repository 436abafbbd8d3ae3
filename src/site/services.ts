import {
  ANALYTICS_HOST,
  advertsPurpose,
  type ConsentService,
  helperPurpose,
  type PurposeText,
  STATISTICS_PURPOSE,
} from '#content';

// Compare with '' right here rather than in a function: then the build sees which are empty and
// drops the code they would need.
export const ADS_SCRIPT = import.meta.env.VITE_ADS_SCRIPT ?? '';
const ADS_CLIENT = import.meta.env.VITE_ADS_CLIENT ?? '';
const ADS_SLOT = import.meta.env.VITE_ADS_SLOT ?? '';
export const HELPER_SCRIPT = import.meta.env.VITE_HELPER_SCRIPT ?? '';

export const ADS_COMPANY = import.meta.env.VITE_ADS_COMPANY?.trim() || undefined;
export const HELPER_COMPANY = import.meta.env.VITE_HELPER_COMPANY?.trim() || undefined;

export const ADS =
  ADS_SCRIPT === '' || ADS_CLIENT === '' || ADS_SLOT === ''
    ? undefined
    : { client: ADS_CLIENT, slot: ADS_SLOT };

const KEY = import.meta.env.VITE_POSTHOG_KEY ?? '';
const HOST = import.meta.env.VITE_POSTHOG_HOST ?? '';

export const ANALYTICS_ADDRESS = (HOST === '' ? ANALYTICS_HOST : HOST).replace(/\/$/, '');

export const POSTHOG = KEY === '' ? undefined : { key: KEY, host: ANALYTICS_ADDRESS };

export const PURPOSES = ['statistics', 'adverts', 'helper'] as const;

export type Purpose = (typeof PURPOSES)[number];

export type Purposes = Readonly<Record<Purpose, boolean>>;

export interface ConsentPurpose extends PurposeText {
  readonly purpose: Purpose;
}

export function consentPurposes(): readonly ConsentPurpose[] {
  const purposes: ConsentPurpose[] = [];
  if (POSTHOG !== undefined) purposes.push({ purpose: 'statistics', ...STATISTICS_PURPOSE });
  if (ADS_SCRIPT !== '') purposes.push({ purpose: 'adverts', ...advertsPurpose(ADS_COMPANY) });
  if (HELPER_SCRIPT !== '') purposes.push({ purpose: 'helper', ...helperPurpose(HELPER_COMPANY) });
  return purposes;
}

/** Stored with the answer, so a new provider needs a new name. */
export function consentServices(): readonly ConsentService[] {
  return consentPurposes().map(({ service }) => service);
}
