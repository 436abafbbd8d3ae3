import {
  PRACTICE_COURSE_WORDS,
  PRACTICE_PHRASE_WORDS,
  PRACTICE_THREAT_WORDS,
  practiceOnStage,
  type PracticeWords,
} from '#content';
import { assistsOf, type Course, freshSeed, type OwnBest, settings } from '#game';
import {
  isAssisted,
  type PhraseName,
  type PracticeCourse,
  type PracticeOptions,
  type PracticeSubject,
  type PracticeThreat,
} from '#simulation';
import type { PracticeStore } from './practice-store.ts';

const WORDS: Readonly<Record<PracticeSubject, PracticeWords>> = {
  ...(PRACTICE_THREAT_WORDS satisfies Record<PracticeThreat, PracticeWords>),
  ...(PRACTICE_PHRASE_WORDS satisfies Record<PhraseName, PracticeWords>),
  ...(PRACTICE_COURSE_WORDS satisfies Record<PracticeCourse, PracticeWords>),
};

export function wordsOf(subject: PracticeSubject): PracticeWords {
  return WORDS[subject];
}

/** Each run has other threats of the same kind, and only affects the best of its practice. */
export function practiceCourse(practice: PracticeOptions, store: PracticeStore): Course {
  const areAssistsOn = () => isAssisted(assistsOf(settings.get()));
  return {
    label: practiceOnStage(wordsOf(practice.subject).name),
    best: ownBest(practice, store, areAssistsOn),
    begin: () => {
      // A run keeps the assists it begins with.
      const assisted = areAssistsOn();
      return {
        seed: freshSeed(),
        ranked: false,
        practice,
        best: ownBest(practice, store, () => assisted),
      };
    },
  };
}

function ownBest(
  practice: PracticeOptions,
  store: PracticeStore,
  areAssistsOn: () => boolean,
): OwnBest {
  return {
    get value() {
      return store.best(practice, areAssistsOn());
    },
    offer: (passed) => store.offer(practice, areAssistsOn(), passed),
  };
}
