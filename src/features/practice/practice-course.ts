import { practiceOnStage } from '#content';
import { type Course, freshSeed, type OwnBest } from '#game/api';
import { type PracticeOptions, practiceRules } from '#simulation';
import type { PracticeStore } from './practice-store.ts';
import { wordsOf } from './practice-words.ts';

/** The course of practice runs: each has other threats of the same kind, and counts for nothing but the best in this practice. */
export function practiceCourse(practice: PracticeOptions, store: PracticeStore, isAssisted: () => boolean): Course {
  return {
    label: practiceOnStage(wordsOf(practice.trains).name),
    best: ownBest(practice, store, isAssisted),
    begin: () => {
      // The assists of a run are those of its beginning.
      const assisted = isAssisted();
      return {
        seed: freshSeed(),
        ranked: false,
        practice: practiceRules(practice),
        best: ownBest(practice, store, () => assisted),
      };
    },
  };
}

function ownBest(practice: PracticeOptions, store: PracticeStore, isAssisted: () => boolean): OwnBest {
  return {
    get value() {
      return store.best(practice, isAssisted());
    },
    offer: (passed) => store.offer(practice, isAssisted(), passed),
  };
}
