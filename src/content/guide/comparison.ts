import { formatNumber } from '../format.ts';

/** The game inside Chrome, and this one. */
export const COMPARISON = {
  theirs: 'In Chrome',
  ours: 'Here',
} as const;

export const RULES_COMPARISON = {
  title: 'The two games by their rules',
  lead: 'Same idea, different numbers. So a score from one doesn’t compare with a score from the other.',
  table: 'Rules of Chrome’s game and of this one',
  rule: 'Rule',
} as const;

export const FEATURES_COMPARISON = {
  title: 'What each dinosaur brings along',
  lead: 'Chrome’s dinosaur knows some tricks, too. Here’s how they line up with ours.',
  table: 'Features of Chrome’s game and of this one',
  feature: 'Feature',
} as const;

export interface ComparisonRow {
  readonly what: string;
  readonly theirs: string;
  readonly ours: string;
}

interface RuleNumbers {
  readonly largestGroup: number;
  /** Scores. */
  readonly pterodactyls: number;
  readonly nightEvery: number;
  readonly topSpeed: number;
  /** How long a night lasts, in points and in seconds without a hit. */
  readonly nightPoints: number;
  readonly nightSeconds: number;
  readonly moonPhases: number;
  readonly fullMoonNight: number;
}

/** The rules of the game inside Chrome that are published, beside ours. */
export function compareRules(numbers: RuleNumbers): readonly ComparisonRow[] {
  const { largestGroup, pterodactyls, nightEvery, topSpeed, nightPoints, nightSeconds } = numbers;
  const { moonPhases, fullMoonNight } = numbers;
  return [
    { what: 'From the start', theirs: 'Cacti', ours: `Cacti, up to ${largestGroup} in a group` },
    { what: 'Pterodactyls', theirs: 'Since a browser update in 2015', ours: `Above ${pterodactyls} points` },
    { what: 'First night', theirs: 'At 700 points', ours: `At ${nightEvery} points` },
    { what: 'More nights', theirs: 'Night and day take turns', ours: `Every ${nightEvery} points` },
    { what: 'A night lasts', theirs: '12 seconds', ours: `${nightPoints} points: ${nightSeconds} seconds at most` },
    { what: 'Moon', theirs: 'Seven phases', ours: `${moonPhases} phases, full on night ${fullMoonNight}` },
    {
      what: 'The end',
      theirs: 'Built to last some 17 million years',
      ours: `None. Top speed from ${formatNumber(topSpeed)} points on`,
    },
  ];
}

interface FeatureNumbers {
  /** The score at which the weapon appears. */
  readonly weapon: number;
  /** How many looks the dino has. */
  readonly looks: number;
}

export function compareFeatures({ weapon, looks }: FeatureNumbers): readonly ComparisonRow[] {
  return [
    {
      what: 'Where it opens',
      theirs: 'In Chrome: when you’re offline, or at chrome://dino',
      ours: 'On this site, in any current browser',
    },
    { what: 'Without a network', theirs: 'Yes, that’s where it began', ours: 'Yes, once it’s stored' },
    { what: 'Weapon', theirs: 'No', ours: `Yes, from ${weapon} points` },
    { what: 'Turbo', theirs: 'No', ours: 'Yes, at any score' },
    { what: 'Gamepad', theirs: 'At chrome://dino', ours: 'On every page with the game' },
    {
      what: 'Playing by ear',
      theirs: 'Accessible mode: sound cues and a slower pace',
      ours: 'Sound cues, and a pace that you set',
    },
    { what: 'Vibration', theirs: 'Your phone shakes when you crash', ours: 'The same, and with the weapon' },
    {
      what: 'Dressing up',
      theirs: 'A party hat for Chrome’s tenth birthday, five disciplines for a sports event',
      ours: `${looks} looks to choose from`,
    },
    { what: 'Switching it off', theirs: 'Schools and workplaces can', ours: 'Close the tab' },
  ];
}
