/** The buttons to take one's data along, and to erase it. */
export const PLAYER_DATA = {
  export: 'Export my data',
  exportFailed: 'Your data could not be put together. Check your connection and try again, or reload the page.',
  erase: 'Erase my data',
  question:
    'Really erase? Scores, numbers, achievements, settings, your kept runs and your cookie choice go, for good.',
  keep: 'No, keep it',
  confirm: 'Yes, erase',
  erased: 'All your data is erased.',
  eraseFailed: 'All is erased but your kept runs. Clear the data of this site in your browser’s settings.',
} as const;
