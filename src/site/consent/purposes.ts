import {
  advertsPurpose,
  type ConsentService,
  helperPurpose,
  type PurposeWords,
  STATISTICS_PURPOSE,
} from '#content';
import { ADS_COMPANY, ADS_SCRIPT, HELPER_COMPANY, HELPER_SCRIPT } from '../adverts/config.ts';
import { POSTHOG } from '../analytics/config.ts';
import type { Purpose } from './consent-format.ts';

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
