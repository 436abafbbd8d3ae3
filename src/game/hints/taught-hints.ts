import { GrowingItem, type StoredKey, type TextStorage } from '#platform';

/** In order of need. */
export const LESSONS = ['cactus', 'pterodactyl', 'pickup', 'turbo', 'fall'] as const;
export type Lesson = (typeof LESSONS)[number];

const HINTS_KEY = 'dino-hints' satisfies StoredKey<'localStorage'>;

/** The player's first two runs count once they have ended. */
type Flag = Lesson | 'firstRun' | 'secondRun';
type Taught = Readonly<Record<Flag, boolean>>;

const taughtWhere = (isSet: (flag: Flag) => boolean): Taught => ({
  cactus: isSet('cactus'),
  pterodactyl: isSet('pterodactyl'),
  pickup: isSet('pickup'),
  turbo: isSet('turbo'),
  fall: isSet('fall'),
  firstRun: isSet('firstRun'),
  secondRun: isSet('secondRun'),
});

const NOTHING = taughtWhere(() => false);

export class TaughtHints extends GrowingItem<Taught> {
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: HINTS_KEY,
        initial: NOTHING,
        decode: (stored) => taughtWhere((flag) => stored[flag] === true),
        encode: (taught) => taught,
        apply: join,
      },
      storage,
    );
    this.read();
  }

  add(flag: Flag): void {
    if (!this.get()[flag]) this.update({ ...NOTHING, [flag]: true });
  }

  countRun(): void {
    this.add(this.get().firstRun ? 'secondRun' : 'firstRun');
  }
}

function join(one: Taught, other: Taught): Taught {
  return taughtWhere((flag) => one[flag] || other[flag]);
}
