import { erasures, GrowingItem, type StoredKey, type TextStorage } from '#platform';

const RIVALS_KEY = 'dino-rivals' satisfies StoredKey<'localStorage'>;

interface BeatenState {
  /**
   * How many from the first on: to beat one is to beat all that err more. Once all are beaten, they
   * come back, and the count goes on.
   */
  readonly beaten: number;
}

export class BeatenRivals extends GrowingItem<BeatenState> {
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: RIVALS_KEY,
        initial: { beaten: 0 },
        decode: ({ beaten }) => ({ beaten: isCount(beaten) ? beaten : 0 }),
        encode: (state) => state,
        apply: (one, other) => ({ beaten: Math.max(one.beaten, other.beaten) }),
      },
      storage,
    );
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export const beatenRivals = new BeatenRivals();
erasures.subscribe(() => beatenRivals.reset());
