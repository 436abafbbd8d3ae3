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

const SPRITES = {
  smallCacti: 'cactus-small-2',
  largeCacti: 'cactus-large-1',
  wideGroups: 'cactus-large-3',
  lowPterodactyls: 'pterodactyl-1',
  highPterodactyls: 'pterodactyl-2',
  doubleJump: 'cactus-small-1',
  jumpAndDuck: 'dino-jump',
  duckAndJump: 'dino-crouch-1',
  tripleJump: 'cactus-small-3',
  everything: 'dino-run-1',
  turbo: 'flame-2',
  night: 'moon-4',
} as const satisfies Readonly<Record<PracticeSubject, string>>;

export function pictureOf(subject: PracticeSubject): string {
  return `/pictures/guide-${SPRITES[subject]}.png`;
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
