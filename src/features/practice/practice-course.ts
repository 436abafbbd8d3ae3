import {
  PRACTICE_COURSE_TEXT,
  PRACTICE_PHRASE_TEXT,
  PRACTICE_THREAT_TEXT,
  practiceOnStage,
  type PracticeText,
} from '#content';
import { assistsOf, type Course, type CourseBest, freshSeed, settings } from '#game';
import {
  isAssisted,
  type PhraseName,
  type PracticeCourse,
  type PracticeOptions,
  type PracticeSubject,
  type PracticeThreat,
} from '#simulation';
import type { PracticeStore } from './practice-store.ts';

const TEXT: Readonly<Record<PracticeSubject, PracticeText>> = {
  ...(PRACTICE_THREAT_TEXT satisfies Record<PracticeThreat, PracticeText>),
  ...(PRACTICE_PHRASE_TEXT satisfies Record<PhraseName, PracticeText>),
  ...(PRACTICE_COURSE_TEXT satisfies Record<PracticeCourse, PracticeText>),
};

interface PlacedSprite {
  readonly sprite: string;
  readonly left: number;
  readonly bottom: number;
}

const at = (sprite: string, left: number, bottom = 0): PlacedSprite => ({ sprite, left, bottom });

/** What comes, on 104 x 60 px above the ground. */
const PICTURES: Readonly<Record<PracticeSubject, readonly PlacedSprite[]>> = {
  smallCacti: [at('cactus-small-1', 14), at('cactus-small-2', 58), at('cactus-small-3', 75)],
  largeCacti: [at('cactus-large-1', 8), at('cactus-large-2', 52), at('cactus-large-3', 76)],
  wideGroups: [at('cactus-large-1', 16), at('cactus-large-3', 40), at('cactus-large-2', 64)],
  lowPterodactyls: [at('dino-crouch-1', 0), at('pterodactyl-1', 58, 4)],
  highPterodactyls: [at('dino-run-1', 4), at('pterodactyl-2', 54, 12)],
  doubleJump: [at('cactus-small-1', 20), at('cactus-large-1', 66)],
  jumpAndDuck: [at('cactus-small-2', 14), at('pterodactyl-1', 52, 4)],
  duckAndJump: [at('pterodactyl-1', 2, 4), at('cactus-small-2', 76)],
  tripleJump: [at('cactus-small-1', 6), at('cactus-large-2', 40), at('cactus-small-3', 81)],
  everything: [at('dino-run-1', 0), at('cactus-small-1', 44), at('pterodactyl-2', 57, 12)],
  turbo: [at('flame-2', 6, 8), at('dino-run-1', 32)],
  night: [at('dino-run-1', 8), at('moon-4', 64, 26)],
};

export function pictureOf(subject: PracticeSubject): readonly PlacedSprite[] {
  return PICTURES[subject];
}

export function textOf(subject: PracticeSubject): PracticeText {
  return TEXT[subject];
}

/** Each run has other threats of the same kind, and only affects the best of its practice. */
export function practiceCourse(practice: PracticeOptions, store: PracticeStore): Course {
  const areAssistsOn = () => isAssisted(assistsOf(settings.get()));
  return {
    label: practiceOnStage(textOf(practice.subject).name),
    best: courseBest(practice, store, areAssistsOn),
    begin: () => {
      // A run keeps the assists it begins with.
      const assisted = areAssistsOn();
      return {
        seed: freshSeed(),
        ranked: false,
        practice,
        best: courseBest(practice, store, () => assisted),
      };
    },
  };
}

function courseBest(
  practice: PracticeOptions,
  store: PracticeStore,
  areAssistsOn: () => boolean,
): CourseBest {
  return {
    get value() {
      return store.best(practice, areAssistsOn());
    },
    offer: (passed) => store.offer(practice, areAssistsOn(), passed),
  };
}
