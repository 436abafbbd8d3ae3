/** The words of the consent banner and of the button that opens it again. */
export const CONSENT = {
  title: 'Your privacy',
  text: 'May we count visits and games with PostHog, hosted in the EU, and load adverts where there are any? Without your consent nothing is sent, and the game is the same.',
  accept: 'Accept',
  close: 'Continue without accepting',
  policy: { path: '/privacy-policy', title: 'Privacy and cookie policy' },
  /** The button in the footer. */
  settings: 'Cookie settings',
  /** Replaces `text` after consent was given. */
  accepted:
    'You have accepted statistics and adverts. You can withdraw that at any time; from then on nothing more is sent.',
  keep: 'Keep as it is',
  withdraw: 'Withdraw consent',
} as const;
