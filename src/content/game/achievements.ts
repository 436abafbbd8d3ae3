import { formatNumber } from '../format.ts';
import { formatDate } from '../date-format.ts';

interface AchievementWords {
  readonly name: string;
  readonly task: string;
}

export const ACHIEVEMENTS = {
  firstNight: { name: 'Night owl', task: 'Make it through the first night.' },
  oneKey: { name: 'One-trick dino', task: 'Reach 500 points using only jumps.' },
  wideLoad: { name: 'Wide load', task: 'Clear three large cacti in one jump before 300 points.' },
  unboosted: { name: 'All natural', task: 'Reach 1,000 points without turbo.' },
  unarmed: { name: 'Pacifist', task: 'Reach 1,000 points without the weapon.' },
  personalSpace: { name: 'Personal space', task: 'Reach 1,000 points without a close call.' },
  longLegs: { name: 'Long legs', task: 'Reach 2,000 points.' },
  livingFossil: { name: 'Living fossil', task: 'Reach 5,000 points.' },
  limbo: { name: 'Limbo', task: 'Duck under ten pterodactyls in a row.' },
  headHigh: { name: 'Head held high', task: 'Run upright under ten high pterodactyls in a row.' },
  trapdoor: {
    name: 'Trapdoor',
    task: 'Drop fast and land right under a pterodactyl. Do it three times in one run.',
  },
  whisker: { name: 'By a whisker', task: 'Have three close calls in a row.' },
  bunnyHop: {
    name: 'Bunny hop',
    task: 'Clear an obstacle, land, and clear the next one straight away. Do it five times in one run.',
  },
  noneInVain: { name: 'None in vain', task: 'Make forty jumps in a row, each over an obstacle.' },
  highJump: { name: 'High jump', task: 'Jump right over a pterodactyl.' },
  pointBlank: { name: 'Point-blank', task: 'Shoot a pterodactyl right in front of your nose.' },
  doubleTap: { name: 'Double tap', task: 'Shoot two pterodactyls within one second.' },
  skeet: { name: 'Skeet', task: 'Shoot three high pterodactyls in mid-jump in one run.' },
  deadeye: { name: 'Deadeye', task: 'Hit five shots in a row.' },
  nightRider: { name: 'Night rider', task: 'Use turbo three times in one night.' },
  rematch: { name: 'Rematch', task: 'Beat one of your own runs on its course.' },
  learningCurve: {
    name: 'Learning curve',
    task: 'Play a course three times and do better each time.',
  },
  peckingOrder: { name: 'Pecking order', task: 'Beat all ten rivals.' },
} as const satisfies Readonly<Record<string, AchievementWords>>;

export type AchievementId = keyof typeof ACHIEVEMENTS;

/** What is counted on the way to a goal, or for goals that are simply met or not, what to do. */
const STEPS_TO: Readonly<Record<AchievementId, string>> = {
  firstNight: 'points',
  oneKey: 'points',
  wideLoad: 'clear three large cacti at once',
  unboosted: 'points',
  unarmed: 'points',
  personalSpace: 'points',
  longLegs: 'points',
  livingFossil: 'points',
  limbo: 'ducked',
  headHigh: 'passed',
  trapdoor: 'drops',
  whisker: 'close calls',
  bunnyHop: 'hops',
  noneInVain: 'jumps',
  highJump: 'clear a pterodactyl',
  pointBlank: 'shoot one up close',
  doubleTap: 'shot',
  skeet: 'shot',
  deadeye: 'hits',
  nightRider: 'turbos',
  rematch: 'beat one of your own runs',
  learningCurve: 'runs',
  peckingOrder: 'rivals',
};

/** The last line of a result in a player's first runs. */
export const NEXT_IN_WORLD = {
  weapon: (points: number) => `A weapon waits at ${formatNumber(points)}`,
  pterodactyls: (points: number) => `Pterodactyls fly from ${formatNumber(points)}`,
  night: (points: number) => `Night falls at ${formatNumber(points)}`,
} as const;

/** The last line of a result: the nearest goal. */
export function nextGoal(id: AchievementId, best: number, goal: number): string {
  const progress = goal === 1 ? '' : `${formatNumber(best)} of ${formatNumber(goal)} `;
  return `Next: ${ACHIEVEMENTS[id].name}, ${progress}${STEPS_TO[id]}`;
}

export const ACHIEVEMENT_LIST = {
  title: 'Achievements',
  about:
    'Assisted runs don’t count. Some achievements unlock a look for the dino. Choose your look in ‘Settings’.',
  done: 'Earned',
} as const;

export function achievementsEarned(earned: number, all: number): string {
  return `${earned} of ${all} earned`;
}

export function achievementProgress(best: number, goal: number): string {
  return `Best: ${formatNumber(best)} of ${formatNumber(goal)}`;
}

/** @param at ms since 1970. */
export function achievementDone(at: number): string {
  return `${ACHIEVEMENT_LIST.done} ${formatDate(at)}`;
}

export function newAchievements(ids: readonly AchievementId[]): string {
  return `New: ${ids.map((id) => ACHIEVEMENTS[id].name).join(', ')}`;
}

export function rewardText(look: string): string {
  return `Look: ${look}`;
}
