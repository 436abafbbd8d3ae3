export const FAIR_GAP_GUIDE = {
  title: 'The room you always get',
  figure: 'Time between two obstacles, compared with a jump',
  table: 'Least time between two obstacles',
  pair: 'Pair',
  gap: 'Apart at least',
  jump: 'A jump',
} as const;

export function fairGapLead(seconds: string, closer: number): string {
  return `A jump takes ${seconds}. Two cacti always reach you further apart than that, even with turbo, and a pterodactyl leaves you time to land and duck. From ${closer} points on, some pairs come closer, but you always see both in time.`;
}

const FAIR_GAP_NAMES = {
  cactus: 'Cactus',
  pterodactyl: 'Pterodactyl',
} as const;

export function gapName(
  before: keyof typeof FAIR_GAP_NAMES,
  next: keyof typeof FAIR_GAP_NAMES,
): string {
  return `${FAIR_GAP_NAMES[before]}, then ${FAIR_GAP_NAMES[next].toLowerCase()}`;
}
