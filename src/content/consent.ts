import { LOCALE } from './site.ts';

export type ConsentService = 'posthog' | 'adverts' | 'helper';

/** A build only shows the purposes it is configured for. */
export const CONSENT = {
  title: 'Your privacy',
  nothing: 'We don’t track you. Your scores and settings stay in your browser.',
  policy: { path: '/privacy-policy', title: 'Privacy and cookie policy' },
  accept: 'Accept',
  refuse: 'No thanks',
  ok: 'OK',
  close: 'Close for now',
  choose: 'Choose',
  settings: 'Cookie settings',
  settingsText: 'Choose what you agree to. You can change your choice here at any time.',
  save: 'Save',
  keep: 'Keep as it is',
  withdraw: 'Withdraw consent',
} as const;

export interface PurposeText {
  readonly service: ConsentService;
  readonly label: string;
  readonly wish: string;
  readonly description: string;
}

export const STATISTICS_PURPOSE: PurposeText = {
  service: 'posthog',
  label: 'Statistics',
  wish: 'count visits and runs with PostHog',
  description:
    'Sends the pages you view and what happens in your runs, scores included, to PostHog. No cookie is set.',
};

export function advertsPurpose(company: string | undefined): PurposeText {
  const from = advertCompany(company);
  return {
    service: 'adverts',
    label: 'Adverts',
    wish: `show adverts from ${from}`,
    description: `Loads adverts from ${from}, which may set cookies of its own.`,
  };
}

export function helperPurpose(company: string | undefined): PurposeText {
  const from = websiteBuilder(company);
  return {
    service: 'helper',
    label: 'Website builder',
    wish: `load a script from ${from}`,
    description: `Loads a script from ${from}, which learns your IP address. The game works without it.`,
  };
}

export const advertCompany = (name = 'an advertising company') => name;

export function websiteBuilder(name: string | undefined): string {
  return name === undefined ? 'our website builder' : `${name}, our website builder`;
}

export function askForConsent(wishes: readonly string[]): string {
  const list = new Intl.ListFormat(LOCALE).format(wishes);
  return `May we ${list}? Without your consent we send nothing, and the game’s the same. Under 16? Ask a parent to answer.`;
}
