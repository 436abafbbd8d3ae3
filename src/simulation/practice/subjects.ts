import type { ThreatKind } from '../threats.ts';

/** What a phrase is made of. */
export interface Phrase {
  /** The threats in the order in which they reach the dino. */
  readonly kinds: readonly ThreatKind[];
}

/** Threats that follow each other in a rhythm that a player can learn. */
export const PHRASES = {
  doubleJump: { kinds: ['cactus', 'cactus'] },
  jumpAndDuck: { kinds: ['cactus', 'pterodactyl'] },
  duckAndJump: { kinds: ['pterodactyl', 'cactus'] },
  tripleJump: { kinds: ['cactus', 'cactus', 'cactus'] },
} as const satisfies Readonly<Record<string, Phrase>>;

export type PhraseName = keyof typeof PHRASES;

/** The threats that can be trained by themselves. */
export const PRACTICE_THREATS = [
  'smallCacti',
  'largeCacti',
  'wideGroups',
  'lowPterodactyls',
  'highPterodactyls',
] as const;
export type PracticeThreat = (typeof PRACTICE_THREATS)[number];

/**
 * The usual course at a pace that stays: as it is, with turbo that needs no cooldown, or at night.
 */
export const PRACTICE_COURSES = ['everything', 'turbo', 'night'] as const;
export type PracticeCourse = (typeof PRACTICE_COURSES)[number];

/** What a practice run trains. */
export type PracticeSubject = PracticeThreat | PhraseName | PracticeCourse;

/** The phrases that can be trained, which are all that there are. */
export const PRACTICE_PHRASES: readonly PhraseName[] = Object.keys(PHRASES).filter(isPhrase);

/** Everything that can be trained, in the order in which it is offered. */
export const PRACTICE_SUBJECTS: readonly PracticeSubject[] = [
  ...PRACTICE_THREATS,
  ...PRACTICE_PHRASES,
  ...PRACTICE_COURSES,
];

/**
 * A practice run: it trains one thing, its pace stays, and its score is the number of threats that
 * it has passed or shot.
 */
export interface PracticeOptions {
  readonly trains: PracticeSubject;
  /** The score whose speed and rules the whole run has: a whole number in {@link PRACTICE_PACE}. */
  readonly pace: number;
}

/** Points. The game is at its top speed from 1000 on. */
export const PRACTICE_PACE = { min: 0, max: 3000 } as const;

export function isPracticeSubject(name: string): name is PracticeSubject {
  return PRACTICE_SUBJECTS.some((subject) => subject === name);
}

/** Whether it is the usual course that is trained, and not a threat or a phrase. */
export function isPracticeCourse(subject: PracticeSubject): subject is PracticeCourse {
  return PRACTICE_COURSES.some((course) => course === subject);
}

/** @throws RangeError for a subject that is not known, or a pace outside its range. */
export function assertPractice({ trains, pace }: PracticeOptions): void {
  if (!isPracticeSubject(trains)) throw new RangeError(`Nobody can practise '${String(trains)}'.`);
  const { min, max } = PRACTICE_PACE;
  if (Number.isInteger(pace) && pace >= min && pace <= max) return;
  throw new RangeError(
    `The pace of a practice run is a whole number from ${min} to ${max}, not ${pace}.`,
  );
}

/** Whether it is a phrase of {@link PHRASES}. */
export function isPhrase(name: string): name is PhraseName {
  return Object.hasOwn(PHRASES, name);
}
