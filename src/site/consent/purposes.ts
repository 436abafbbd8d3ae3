import { ADVERTS_PURPOSE, type ConsentService, HELPER_PURPOSE, type PurposeWords, STATISTICS_PURPOSE } from '#content';
import { ADS_SCRIPT, HELPER_SCRIPT } from '../adverts/config.ts';
import { POSTHOG } from '../analytics/config.ts';
import type { Purpose } from './consent-format.ts';

export interface AskedPurpose {
  readonly purpose: Purpose;
  readonly label: string;
  /** What is done for it, one entry for each service. */
  readonly services: readonly PurposeWords[];
}

/** What this build has to ask for, by its configuration; empty for nothing. Consent to adverts covers the helper script. */
export function askedPurposes(): readonly AskedPurpose[] {
  const statistics = POSTHOG === undefined ? [] : [STATISTICS_PURPOSE];
  const adverts = ADS_SCRIPT === '' ? [] : [ADVERTS_PURPOSE];
  const helper = HELPER_SCRIPT === '' ? [] : [HELPER_PURPOSE];
  return [...namePurpose('statistics', statistics), ...namePurpose('adverts', [...adverts, ...helper])];
}

/** The services that this build has to ask for. Their names are stored with the answer: another provider needs another name. */
export function askedServices(): readonly ConsentService[] {
  return askedPurposes().flatMap(({ services }) => services.map(({ service }) => service));
}

function namePurpose(purpose: Purpose, services: readonly PurposeWords[]): AskedPurpose[] {
  const [first] = services;
  return first === undefined ? [] : [{ purpose, label: first.label, services }];
}
