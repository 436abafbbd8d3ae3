import { formatDecimals, formatNumber, formatPoints, formatSeconds } from '../format.ts';

/** In units that two games of different sizes share. */
export interface GameFigures {
  /** Speed of the ground, lengths of the standing dino per second. */
  readonly startLengths: number;
  readonly topLengths: number;
  /**
   * When top speed is reached: seconds into a run at 60 and at 120 frames a second, and the score.
   */
  readonly topSeconds: number;
  readonly topSecondsAt120: number;
  readonly topScore: number;
  /** From an obstacle's first sight to the dino's front, seconds. */
  readonly startSight: number;
  readonly topSight: number;
  /** Points a second. */
  readonly startPoints: number;
  readonly topPoints: number;
  readonly largestGroup: number;
  readonly pterodactylScore: number;
  readonly nightScore: number;
  /** Points from one nightfall to the next. */
  readonly nightEvery: number;
  readonly nightSeconds: number;
  /** A jump at the start: seconds to the landing, and heights of the standing dino. */
  readonly jumpSeconds: number;
  readonly jumpHeights: number;
  readonly shortJumpSeconds: number;
  /** From the top of a jump to the ground while Down Arrow is held. */
  readonly fallSeconds: number;
}

export const CHROME_MEASURED = {
  browser: 'Chromium 156',
  on: 'November 2026',
  framesPerSecond: 60,
  keys: 47,
} as const;

/** The game inside Chrome, measured in the running game. */
export const CHROME_FIGURES: GameFigures = {
  startLengths: 8.2,
  topLengths: 17.7,
  topSeconds: 117,
  topSecondsAt120: 58,
  topScore: 1660,
  startSight: 1.5,
  topSight: 0.7,
  startPoints: 9,
  topPoints: 19.5,
  largestGroup: 3,
  pterodactylScore: 450,
  nightScore: 700,
  nightEvery: 700,
  nightSeconds: 12,
  jumpSeconds: 0.58,
  jumpHeights: 1.9,
  shortJumpSeconds: 0.47,
  fallSeconds: 0.15,
};

export const COMPARISON = {
  theirs: 'In Chrome',
  ours: 'Here',
} as const;

export const MEASURED_COMPARISON = {
  title: 'Side by side',
  lead: 'We measured the game inside Chrome and put it beside ours.',
  table: 'Chrome’s game and this one in figures',
  figure: 'Figure',
} as const;

export const RULES_COMPARISON = {
  title: 'The two games, rule by rule',
  lead: 'Same idea, different numbers. So you can’t compare scores between the two.',
  table: 'Rules of Chrome’s game and of this one',
  rule: 'Rule',
} as const;

export const FEATURES_COMPARISON = {
  title: 'What each dinosaur can do',
  lead: 'Chrome’s dinosaur knows some tricks, too. Here’s how they line up with ours.',
  table: 'Moves and features of Chrome’s game and of this one',
  feature: 'Feature',
} as const;

export function comparisonNote(): string {
  const { browser, on, framesPerSecond } = CHROME_MEASURED;
  return `Chrome’s figures were measured in ${browser} on a desktop in ${on}, at ${framesPerSecond} frames a second and from the second run on. Ours follow from the rules, for a run in which you shoot nothing.`;
}

export interface ComparisonRow {
  readonly what: string;
  readonly theirs: string;
  readonly ours: string;
}

type FigureRow = readonly [what: string, cell: (figures: GameFigures) => string];

function fromStartToTop(start: string, top: string): string {
  return start === top ? `${start} at any speed` : `${start} at the start, ${top} at top speed`;
}

const PACE: readonly FigureRow[] = [
  [
    'Speed at the start',
    ({ startLengths }) => `${formatDecimals(startLengths, 1)} dino lengths a second`,
  ],
  ['Top speed', ({ topLengths }) => `${formatDecimals(topLengths, 1)} dino lengths a second`],
  [
    'Top speed comes',
    ({ topSeconds, topScore }) =>
      `After ${formatNumber(topSeconds)} seconds, at ${formatPoints(topScore)}`,
  ],
  [
    'Top speed on a 120 Hz screen',
    ({ topSecondsAt120 }) => `After ${formatNumber(topSecondsAt120)} seconds`,
  ],
  [
    'You see an obstacle coming for',
    ({ startSight, topSight }) =>
      fromStartToTop(formatSeconds(startSight), formatSeconds(topSight)),
  ],
  [
    'Points a second',
    ({ startPoints, topPoints }) =>
      fromStartToTop(formatNumber(startPoints), formatNumber(topPoints)),
  ],
  ['Cacti in a group', ({ largestGroup }) => `Up to ${largestGroup}`],
  ['Pterodactyls', ({ pterodactylScore }) => `Above ${formatPoints(pterodactylScore)}`],
  ['First night', ({ nightScore }) => `At ${formatPoints(nightScore)}`],
  ['More nights', ({ nightEvery }) => `Every ${formatPoints(nightEvery)}`],
  ['A night lasts', ({ nightSeconds }) => `${nightSeconds} seconds`],
];

const MOVES: readonly FigureRow[] = [
  ['A jump lasts', ({ jumpSeconds }) => formatSeconds(jumpSeconds, 2)],
  ['A jump rises', ({ jumpHeights }) => `${formatDecimals(jumpHeights, 1)} dino heights`],
  ['Shortest jump, key let go early', ({ shortJumpSeconds }) => formatSeconds(shortJumpSeconds, 2)],
  ['Drop from the top, Down Arrow held', ({ fallSeconds }) => formatSeconds(fallSeconds, 2)],
];

function rowsOf(rows: readonly FigureRow[], ours: GameFigures): readonly ComparisonRow[] {
  return rows.map(([what, cell]) => ({ what, theirs: cell(CHROME_FIGURES), ours: cell(ours) }));
}

export function compareFigures(ours: GameFigures): readonly ComparisonRow[] {
  return [...rowsOf(PACE, ours), ...rowsOf(MOVES, ours)];
}

interface RuleNumbers {
  readonly moonPhases: number;
  readonly fullMoonNight: number;
}

export function compareRules(
  ours: GameFigures,
  { moonPhases, fullMoonNight }: RuleNumbers,
): readonly ComparisonRow[] {
  return [
    ...rowsOf(PACE, ours),
    {
      what: 'Moon',
      theirs: '7 phases',
      ours: `${moonPhases} phases, full on night ${fullMoonNight}`,
    },
    { what: 'The end', theirs: 'After some 17 million years, its makers joke', ours: 'None' },
  ];
}

interface FeatureNumbers {
  readonly weapon: number;
  readonly looks: number;
}

export function compareFeatures(
  ours: GameFigures,
  { weapon, looks }: FeatureNumbers,
): readonly ComparisonRow[] {
  return [
    ...rowsOf(MOVES, ours),
    {
      what: 'Weapon',
      theirs: `None. We tried ${CHROME_MEASURED.keys} keys: only jump and duck do anything`,
      ours: `Yes, from ${weapon} points`,
    },
    { what: 'Turbo', theirs: 'None either', ours: `Yes, below ${formatPoints(ours.topScore)}` },
    {
      what: 'Where it opens',
      theirs: 'In Chrome: when you’re offline, or at chrome://dino',
      ours: 'On this site, in any current browser',
    },
    {
      what: 'Without a network',
      theirs: 'Yes, that’s where it began',
      ours: 'Yes, once it’s stored',
    },
    { what: 'Gamepad', theirs: 'At chrome://dino', ours: 'On every page with the game' },
    {
      what: 'Playing by ear',
      theirs: 'Accessible mode: sound cues and a slower pace',
      ours: 'Sound cues, and a pace that you set',
    },
    {
      what: 'Vibration',
      theirs: 'When you crash',
      ours: 'When you crash, and when you pick up the weapon',
    },
    {
      what: 'Dressing up',
      theirs: 'A party hat for Chrome’s tenth birthday, five disciplines for a sports event',
      ours: `${looks} looks to choose from`,
    },
    { what: 'Switching it off', theirs: 'Schools and workplaces can', ours: 'Close the tab' },
  ];
}
