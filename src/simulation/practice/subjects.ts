export const PRACTICE_THREATS = [
  'smallCacti',
  'largeCacti',
  'wideGroups',
  'lowPterodactyls',
  'highPterodactyls',
] as const;
export type PracticeThreat = (typeof PRACTICE_THREATS)[number];

export const PRACTICE_PHRASES = ['doubleJump', 'jumpAndDuck', 'duckAndJump', 'tripleJump'] as const;
export type PhraseName = (typeof PRACTICE_PHRASES)[number];

/** The usual course at a constant pace: unchanged, with turbo without cooldown, or at night. */
export const PRACTICE_COURSES = ['everything', 'turbo', 'night'] as const;
export type PracticeCourse = (typeof PRACTICE_COURSES)[number];

export const PRACTICE_SUBJECTS = [
  ...PRACTICE_THREATS,
  ...PRACTICE_PHRASES,
  ...PRACTICE_COURSES,
] as const;

export type PracticeSubject = (typeof PRACTICE_SUBJECTS)[number];

/** Trains one thing at a constant pace. The score is the number of threats passed or shot. */
export interface PracticeOptions {
  readonly subject: PracticeSubject;
  /** A whole number. The run keeps the speed and the rules of this score. Top speed is at 1000. */
  readonly paceScore: number;
}

export function isPracticeCourse(subject: PracticeSubject): subject is PracticeCourse {
  return PRACTICE_COURSES.some((course) => course === subject);
}
