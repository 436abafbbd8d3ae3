import { formatBest, formatNumber } from '../format.ts';

export const PRACTICE = {
  title: 'Practice',
  intro:
    'Practise one thing for as long as you like. The pace stays the same. Only your best is saved.',
  subjects: 'What to practise',
  pace: 'Pace',
  paceHint: 'The speed of a normal run at this score.',
  turboPaceHint:
    'The speed of a normal run at this score. From 1,000 on, that’s top speed and turbo gains nothing.',
  start: 'Start practice',
  change: 'Change practice',
  leave: 'Leave practice',
} as const;

export const PRACTICE_GROUPS = {
  threats: 'Obstacles',
  phrases: 'Rhythms',
  courses: 'Whole course',
} as const;

export interface PracticeText {
  readonly name: string;
  readonly does: string;
}

export const PRACTICE_THREAT_TEXT = {
  smallCacti: { name: 'Small cacti', does: 'Jump one to three at a time.' },
  largeCacti: { name: 'Large cacti', does: 'Jump one to three large ones at a time.' },
  wideGroups: { name: 'Wide groups', does: 'Always three cacti side by side.' },
  lowPterodactyls: { name: 'Low pterodactyls', does: 'Duck until they’ve passed.' },
  highPterodactyls: { name: 'High pterodactyls', does: 'Run under them. Jump only the cacti.' },
} as const satisfies Readonly<Record<string, PracticeText>>;

export const PRACTICE_PHRASE_TEXT = {
  doubleJump: { name: 'Double jump', does: 'Two groups of cacti in a row.' },
  jumpAndDuck: { name: 'Jump and duck', does: 'Cacti, then a pterodactyl.' },
  duckAndJump: { name: 'Duck and jump', does: 'A pterodactyl, then cacti.' },
  tripleJump: { name: 'Triple jump', does: 'Three groups of cacti in a row.' },
} as const satisfies Readonly<Record<string, PracticeText>>;

export const PRACTICE_COURSE_TEXT = {
  everything: { name: 'Everything', does: 'The usual mix.' },
  turbo: { name: 'Turbo', does: 'The usual mix, with turbo always ready.' },
  night: { name: 'Night', does: 'The usual mix in the dark.' },
} as const satisfies Readonly<Record<string, PracticeText>>;

export function practiceBest(passed: number): string {
  return `Best: ${formatBest(passed)}`;
}

/** From the slowest. In the last two, threats follow each other more closely. */
export const PRACTICE_PACES = ['Start', 'Warm', 'Fast', 'Top', 'Tight', 'Wild'] as const;

/** @param points the score at which a normal run has this pace. */
export function practicePace(points: number): string {
  return formatNumber(points);
}

/** In the characters of the stage's font. */
export function practiceOnStage(name: string): string {
  return `Practice: ${name.toLowerCase()}`;
}

export function practisesSubject(name: string, points: number): string {
  return `Practice: ${name.toLowerCase()}, at ${formatNumber(points)}-point pace.`;
}
