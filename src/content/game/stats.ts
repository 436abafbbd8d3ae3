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
