import { GrowingItem, type StoredKey, type TextStorage } from '#platform';

/**
 * What hints can be about, in the order of their importance when several things are on the stage.
 */
export const LESSONS = ['cactus', 'pterodactyl', 'pickup', 'turbo', 'fall'] as const;
export type Lesson = (typeof LESSONS)[number];

/** The key of what has been taught in local storage. */
const HINTS_KEY = 'dino-hints' satisfies StoredKey<'localStorage'>;

/** Whether the player has done each thing once. */
type Taught = Readonly<Record<Lesson, boolean>>;

const taughtWhere = (isTaught: (lesson: Lesson) => boolean): Taught => ({
  cactus: isTaught('cactus'),
  pterodactyl: isTaught('pterodactyl'),
  pickup: isTaught('pickup'),
  turbo: isTaught('turbo'),
  fall: isTaught('fall'),
});

const NOTHING = taughtWhere(() => false);

/** What the player has done once, of which no hint is shown again. */
export class TaughtHints extends GrowingItem<Taught> {
  /** @param storage see {@link GrowingItem}. */
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
