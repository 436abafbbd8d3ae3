import { PRACTICE_COURSE_WORDS, PRACTICE_PHRASE_WORDS, PRACTICE_THREAT_WORDS, type PracticeWords } from '#content';
import type { PhraseName, PracticeCourse, PracticeSubject, PracticeThreat } from '#simulation';

const WORDS: Readonly<Record<PracticeSubject, PracticeWords>> = {
  ...(PRACTICE_THREAT_WORDS satisfies Record<PracticeThreat, PracticeWords>),
  ...(PRACTICE_PHRASE_WORDS satisfies Record<PhraseName, PracticeWords>),
  ...(PRACTICE_COURSE_WORDS satisfies Record<PracticeCourse, PracticeWords>),
};

/** What a practice is called, and what comes in it. */
export function wordsOf(subject: PracticeSubject): PracticeWords {
  return WORDS[subject];
}
