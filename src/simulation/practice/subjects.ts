/** The threats that can be trained by themselves. */
export const PRACTICE_THREATS = [
  'smallCacti',
  'largeCacti',
  'wideGroups',
  'lowPterodactyls',
  'highPterodactyls',
] as const;
export type PracticeThreat = (typeof PRACTICE_THREATS)[number];

/** Threats that follow each other in a rhythm that a player can learn. */
export const PRACTICE_PHRASES = ['doubleJump', 'jumpAndDuck', 'duckAndJump', 'tripleJump'] as const;
export type PhraseName = (typeof PRACTICE_PHRASES)[number];

/**
 * The usual course at a pace that stays: as it is, with turbo that needs no cooldown, or at night.
 */
export const PRACTICE_COURSES = ['everything', 'turbo', 'night'] as const;
export type PracticeCourse = (typeof PRACTICE_COURSES)[number];

/** Everything that can be trained, in the order in which it is offered. */
export const PRACTICE_SUBJECTS = [
  ...PRACTICE_THREATS,
  ...PRACTICE_PHRASES,
  ...PRACTICE_COURSES,
] as const;

/** What a practice run trains. */
export type PracticeSubject = (typeof PRACTICE_SUBJECTS)[number];

/**
 * A practice run: it trains one thing, its pace stays, and its score is the number of threats that
 * it has passed or shot.
 */
export interface PracticeOptions {
  readonly trains: PracticeSubject;
  /**
   * The score whose speed and rules the whole run has, a whole number. The game is at its top speed
   * from 1000 on.
   */
  readonly pace: number;
}

/** Whether it is the usual course that is trained, and not a threat or a phrase. */
export function isPracticeCourse(subject: PracticeSubject): subject is PracticeCourse {
  return PRACTICE_COURSES.some((course) => course === subject);
}
