export const SKINS_TEXT = {
  title: 'Look',
  hint: 'Earn achievements to unlock looks for the dino. High contrast and monochrome keep their own colours.',
  names: {
    classic: 'Classic',
    ocean: 'Ocean',
    moss: 'Moss',
    coal: 'Coal',
    cowboy: 'Cowboy',
    gentleman: 'Gentleman',
    party: 'Party',
    royal: 'Royal',
    golden: 'Golden',
  },
} as const;

export function unlockedBy(achievement: string): string {
  return `Locked: earn ‘${achievement}’`;
}
