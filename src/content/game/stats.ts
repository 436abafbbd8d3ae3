/** The player's statistics. */
export const STATS = {
  best: 'Best',
  bestAssisted: 'Best, assisted',
  runs: 'Runs',
  distance: 'Distance',
  playedTime: 'Time played',
  pterodactylsShot: 'Pterodactyls shot',
  lastRuns: 'Last runs',
  lastDays: 'Last seven days',
  day: 'Day',
  time: 'Time',
  assisted: 'assisted',
  left: 'left',
} as const;

/** The buttons that export and erase the player's data. */
export const PLAYER_DATA = {
  export: 'Export my data',
  exportFailed:
    'Your data couldn’t be exported. Check your connection and try again, or reload the page.',
  erase: 'Erase my data',
  question:
    'Erase everything? Your scores, runs, settings and cookie choice will be gone for good.',
  keep: 'Keep my data',
  confirm: 'Erase everything',
  erased: 'Your data has been erased.',
  eraseFailed:
    'Everything but your saved runs has been erased. To remove those, clear this site’s data in your browser’s settings.',
} as const;
