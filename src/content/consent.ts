import { LOCALE } from './format.ts';
import type { ConsentService } from './legal-text.ts';

/** The words of the consent banner and of the cookie settings. A build shows those of the purposes that it is configured for. */
export const CONSENT = {
  title: 'Your privacy',
  /** Where the build has nothing to ask for. */
  nothing: 'We don’t track you: no statistics, no adverts. What the game remembers stays in your browser.',
  policy: { path: '/privacy-policy', title: 'Privacy and cookie policy' },
  accept: 'Accept',
  /** Hides the banner where there is nothing to accept. */
  close: 'Dismiss',
  /** Hides the banner without consent. */
  refuse: 'No thanks',
  /** Opens the settings from the banner. */
  choose: 'Choose',
  /** The button in the footer, and the title of what it opens. */
  settings: 'Cookie settings',
  settingsText: 'Choose what you agree to. You can change it here at any time.',
  save: 'Save',
  keep: 'Keep as it is',
  /** Shown once anything was accepted. */
  withdraw: 'Withdraw consent',
} as const;

/** What a visitor may agree to: `wish` completes the question of {@link askForConsent}. */
export interface PurposeWords {
  readonly service: ConsentService;
  readonly label: string;
  readonly wish: string;
  readonly description: string;
}

export const STATISTICS_PURPOSE: PurposeWords = {
  service: 'posthog',
  label: 'Statistics',
  wish: 'count visits and games with PostHog',
  description:
    'Sends the pages you view and what happens in your games to PostHog, an analytics service. No cookie is set.',
};

export const ADVERTS_PURPOSE: PurposeWords = {
  service: 'adverts',
  label: 'Adverts',
  wish: 'show adverts',
  description: 'Loads adverts from an advertising company, which may set cookies of its own.',
};

export const HELPER_PURPOSE: PurposeWords = {
  service: 'helper',
  label: 'Helper script',
  wish: 'load a helper script',
  description: 'Loads a script from the service that this site was made with.',
};

/** @param wishes those of the purposes to ask for, at least one. */
export function askForConsent(wishes: readonly string[]): string {
  const list = new Intl.ListFormat(LOCALE).format(wishes);
  return `May we ${list}? Without your consent we send nothing, and the game’s the same.`;
}
