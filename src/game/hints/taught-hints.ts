import { PersistentItem, type StoredKey, type TextStorage } from '#platform';

/**
 * What hints can be about, in the order of their importance when several things are on the stage.
 */
export const LESSONS = ['cactus', 'pterodactyl', 'pickup', 'turbo', 'fall'] as const;
export type Lesson = (typeof LESSONS)[number];

/** The key of what has been taught in local storage. */
const HINTS_KEY = 'dino-hints' satisfies StoredKey<'localStorage'>;

/** Whether the player has done each thing once. */
export type Taught = Readonly<Record<Lesson, boolean>>;

const NOTHING: Taught = {
  cactus: false,
  pterodactyl: false,
  pickup: false,
  turbo: false,
  fall: false,
};

/**
 * What the player has done once, of which no hint is shown again. Stored as the names of the
 * lessons, with commas.
 */
export class TaughtHints extends PersistentItem<Taught> {
  /** @param storage see {@link PersistentItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    super(
      { key: HINTS_KEY, initial: NOTHING, decode, encode, apply: join, combine: join, join },
      storage,
    );
    this.read();
  }

  add(lesson: Lesson): void {
    if (!this.get()[lesson]) this.update({ ...NOTHING, [lesson]: true });
  }
}

function join(one: Taught, other: Taught): Taught {
  const either = (lesson: Lesson) => one[lesson] || other[lesson];
  return {
    cactus: either('cactus'),
    pterodactyl: either('pterodactyl'),
    pickup: either('pickup'),
    turbo: either('turbo'),
    fall: either('fall'),
  };
}

/** Names that are not known are left out. */
function decode(text: string | null): Taught {
  const names = text?.split(',') ?? [];
  const has = (lesson: Lesson) => names.includes(lesson);
  return {
    cactus: has('cactus'),
    pterodactyl: has('pterodactyl'),
    pickup: has('pickup'),
    turbo: has('turbo'),
    fall: has('fall'),
  };
}

function encode(taught: Taught): string {
  return LESSONS.filter((lesson) => taught[lesson]).join(',');
}
