interface StoredItem {
  readonly key: string;
  readonly where: 'localStorage' | 'sessionStorage' | 'cookie' | 'indexedDB';
  /**
   * The item's field in the player's data file. Null if the item says nothing about the player, or
   * lasts a day at most.
   */
  readonly exportedAs: string | null;
}

/**
 * Everything that the game and the site store in a visitor's browser, in the order of the player's
 * data file. The data file and the erasing follow this list, and a test compares it with the
 * privacy policy. It leaves out the service worker's copy of the site, which holds nothing of the
 * visitor.
 */
export const STORED_ITEMS = [
  { key: 'dino-high-score', where: 'localStorage', exportedAs: 'highScore' },
  { key: 'dino-high-score-assisted', where: 'localStorage', exportedAs: 'highScoreAssisted' },
  { key: 'dino-best-runs', where: 'localStorage', exportedAs: 'bestRuns' },
  { key: 'dino-stats', where: 'localStorage', exportedAs: 'stats' },
  { key: 'dino-settings', where: 'localStorage', exportedAs: 'settings' },
  { key: 'dino-hints', where: 'localStorage', exportedAs: 'hints' },
  { key: 'dino-days', where: 'localStorage', exportedAs: 'seenDays' },
  { key: 'dino-achievements', where: 'localStorage', exportedAs: 'achievements' },
  { key: 'dino-rivals', where: 'localStorage', exportedAs: 'rivals' },
  { key: 'dino-daily', where: 'localStorage', exportedAs: 'daily' },
  { key: 'dino-daily-practice', where: 'localStorage', exportedAs: 'dailyPractice' },
  { key: 'dino-practice', where: 'localStorage', exportedAs: 'practice' },
  { key: 'dino-runs', where: 'indexedDB', exportedAs: 'runs' },
  { key: 'dino-unstored-runs', where: 'localStorage', exportedAs: 'runs' },
  { key: 'dino-unfinished-run', where: 'localStorage', exportedAs: null },
  { key: 'cookie-consent', where: 'localStorage', exportedAs: null },
  { key: 'cookie-banner-closed', where: 'sessionStorage', exportedAs: null },
  { key: 'dino-next-rival', where: 'sessionStorage', exportedAs: null },
  { key: 'dino-panel', where: 'cookie', exportedAs: null },
  { key: 'dino-reloaded', where: 'sessionStorage', exportedAs: null },
  { key: 'dino-no-room', where: 'sessionStorage', exportedAs: null },
] as const satisfies readonly StoredItem[];

type Stored = (typeof STORED_ITEMS)[number];

/** A key that {@link STORED_ITEMS} lacks does not compile. */
export type StoredKey<Where extends Stored['where']> = Extract<
  Stored,
  { readonly where: Where }
>['key'];

export type ExportName = NonNullable<Stored['exportedAs']>;
