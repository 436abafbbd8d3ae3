export const TIMELINE_GUIDE = {
  title: 'One run on a timeline',
  table: 'What happens at each score',
  score: 'Score',
  time: 'Time',
  speed: 'Speed',
  what: 'What’s new',
  start: 'Cacti',
  weapon: 'The weapon, at the first safe spot',
  pterodactyls: 'Pterodactyls, from the next point on',
  nightfall: 'Night falls',
  daybreak: 'Day breaks',
  pairs: 'Close pairs: a low pterodactyl may bring a cactus, so jump both',
  topSpeed: 'Top speed',
  secondNight: 'The second night',
} as const;

export function timelineLead(pointsPerSecond: number, hit: number): string {
  return `Times are for a run in which you shoot nothing: ${pointsPerSecond} points a second. Each pterodactyl you hit adds ${hit}, and everything after it comes sooner.`;
}

export function formatElapsed(seconds: number): string {
  return `${seconds}\u00a0s`;
}
