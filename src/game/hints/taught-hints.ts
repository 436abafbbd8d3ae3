import { GrowingItem, type StoredKey, type TextStorage } from '#platform';

/** In order of importance, for when several are on the stage. */
export const LESSONS = ['cactus', 'pterodactyl', 'pickup', 'turbo', 'fall'] as const;
export type Lesson = (typeof LESSONS)[number];

const HINTS_KEY = 'dino-hints' satisfies StoredKey<'localStorage'>;

type Taught = Readonly<Record<Lesson, boolean>>;

const taughtWhere = (isTaught: (lesson: Lesson) => boolean): Taught => ({
  cactus: isTaught('cactus'),
  pterodactyl: isTaught('pterodactyl'),
  pickup: isTaught('pickup'),
  turbo: isTaught('turbo'),
  fall: isTaught('fall'),
});

const NOTHING = taughtWhere(() => false);

export class TaughtHints extends GrowingItem<Taught> {
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: HINTS_KEY,
        initial: NOTHING,
        decode: (stored) => taughtWhere((lesson) => stored[lesson] === true),
        encode: (taught) => taught,
        apply: join,
      },
      storage,
    );
    this.read();
  }

  add(lesson: Lesson): void {
    if (!this.get()[lesson]) this.update({ ...NOTHING, [lesson]: true });
  }
}

function join(one: Taught, other: Taught): Taught {
  return taughtWhere((lesson) => one[lesson] || other[lesson]);
}
