/** What the banner asks, and what the footer's Cookie settings show later. */
export const CONSENT = {
  title: 'Your privacy',
  text: 'May we count visits and games with PostHog, hosted in the EU, and load adverts where there are any? Without your consent nothing is sent, and the game is the same.',
  accept: 'Accept',
  close: 'Continue without accepting',
  policy: { path: '/privacy-policy', title: 'Privacy and cookie policy' },
  /** The footer's button, which opens the banner again. */
  settings: 'Cookie settings',
  /** In place of the question, for somebody who has accepted before. */
  accepted:
    'You have accepted statistics and adverts. You can withdraw that at any time; from then on nothing more is sent.',
  keep: 'Keep as it is',
  withdraw: 'Withdraw consent',
} as const;
