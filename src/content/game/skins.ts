/** The looks of the dino. */
export const SKINS_WORDS = {
  title: 'Dino',
  hint: 'Achievements unlock looks. High contrast and monochrome keep their own colours.',
  names: {
    classic: 'Classic',
    ocean: 'Ocean',
    moss: 'Moss',
    coal: 'Coal',
    cowboy: 'Cowboy',
    gentleman: 'Gentleman',
    party: 'Party',
    royal: 'Royal',
  },
} as const;

/** @param achievement the name of the one that unlocks a look. */
export function unlockedBy(achievement: string): string {
  return `Locked: earn ‘${achievement}’`;
}
