import { LOCALE } from './site.ts';

export type ConsentService = 'posthog' | 'adverts' | 'helper';

/** A build only shows the purposes it is configured for. */
export const CONSENT = {
  title: 'Your privacy',
  nothing: 'No tracking. Scores stay in your browser.',
  policy: { path: '/privacy-policy', title: 'Privacy' },
  accept: 'Accept',
  refuse: 'Decline',
  ok: 'OK',
  close: 'Close for now',
  choose: 'Choose',
  settings: 'Cookie settings',
  settingsText:
    'Choose what you agree to, and change it here at any time. Without consent we send nothing, and the game’s the same.',
  save: 'Save',
  keep: 'Keep as it is',
  withdraw: 'Withdraw consent',
} as const;

export interface PurposeText {
  readonly service: ConsentService;
  readonly label: string;
  /** Short, so that the banner's text has two lines at most on a phone. */
  readonly inBanner: string;
  readonly description: string;
}

export const STATISTICS_PURPOSE: PurposeText = {
  service: 'posthog',
  label: 'Statistics',
  inBanner: 'statistics',
  description:
    'Sends the pages you view and what happens in your runs, scores included, to PostHog. No cookie is set.',
};

export function advertsPurpose(company: string | undefined): PurposeText {
  const from = advertCompany(company);
  return {
    service: 'adverts',
    label: 'Adverts',
    inBanner: 'adverts',
    description: `Loads adverts from ${from}, which may set cookies of its own.`,
  };
}

export function helperPurpose(company: string | undefined): PurposeText {
  const from = websiteBuilder(company);
  return {
    service: 'helper',
    label: 'Website builder',
    inBanner: 'an outside script',
    description: `Loads a script from ${from}, which learns your IP address. The game works without it.`,
  };
}

export const advertCompany = (name = 'an advertising company') => name;

export function websiteBuilder(name: string | undefined): string {
  return name === undefined ? 'our website builder' : `${name}, our website builder`;
}

export function askForConsent(purposes: readonly string[]): string {
  const list = new Intl.ListFormat(LOCALE).format(purposes);
  return `Accept ${list}? Under 16? Ask a parent.`;
}
