import type { HighScores, SettingsStore, StatsEventBuffer } from '#game/api';
import type { RunRecords } from '#features/runs';
import type { Store } from '#platform';
import { NUMBERS_KEY, Recorder, StatsStore } from '#features/stats';

/** Whatever the game keeps in a browser, it keeps under a name that begins so. */
const OURS = 'dino-';

/** What of the page's life the player's data is in. */
export interface PlayerDataOptions {
  readonly highScores: HighScores;
  readonly settings: SettingsStore;
  readonly statsEvents: StatsEventBuffer;
  /** How often all has been forgotten. */
  readonly erasures: Store<{ count: number }>;
  /** Fetches what keeps runs and daily results. */
  readonly openRecords: () => Promise<RunRecords>;
}

/** All that this browser keeps of the player: counted, given out, erased. */
export class PlayerData {
  readonly numbers = new StatsStore();
  private readonly recorder = new Recorder((numbers) => this.numbers.add(numbers));

  constructor(private readonly options: PlayerDataOptions) {
    options.statsEvents.subscribe((note) => this.recorder.hear(note));
  }

  /** The high scores; 0: none. */
  get best(): { readonly plain: number; readonly assisted: number } {
    const { plain, assisted } = this.options.highScores;
    return { plain: plain.value, assisted: assisted.value };
  }

  /** Follows what becomes of the page, and what other tabs do. The returned function ends it, for a page without a game. */
  attend(): () => void {
    this.options.settings.read();
    this.numbers.read();
    const save = () => this.recorder.save();
    // Not by listen.ts: with a third chunk that wants it, it would be one of its own, and the game would wait for it.
    const heard: readonly (readonly [EventTarget, string, (event: Event) => void])[] = [
      [window, 'pagehide', save],
      [document, 'visibilitychange', () => document.hidden && save()],
      [window, 'pageshow', () => this.numbers.read()],
      [window, 'storage', (event) => event instanceof StorageEvent && this.followOthers(event)],
    ];
    for (const [target, type, listener] of heard) target.addEventListener(type, listener);
    return () => {
      for (const [target, type, listener] of heard) target.removeEventListener(type, listener);
    };
  }

  /**
   * The content of a file for the player, JSON.
   * @throws Error if what keeps the runs cannot be fetched.
   */
  async write(now: Date): Promise<string> {
    const { settings, openRecords } = this.options;
    const { kept, daily } = await openRecords();
    const file = {
      format: 'dino-sprint-data',
      version: 1,
      exported: now.toISOString(),
      highScores: this.best,
      numbers: this.numbers.get(),
      settings: settings.get(),
      daily: Object.fromEntries(daily.get().days),
      runs: await kept.all(),
    };
    return `${JSON.stringify(file, null, 2)}\n`;
  }

  /**
   * As if the player had never been here: nothing is kept, and nothing in memory will be written later. All but the runs is
   * gone at once.
   * @throws Error if the browser could not erase the runs.
   */
  async erase(): Promise<void> {
    this.forget();
    for (const look of [() => globalThis.localStorage, () => globalThis.sessionStorage]) removeOurs(look);
    const { eraseRuns } = await import('#features/history');
    await eraseRuns();
  }

  /** Another tab has counted a run, or erased everything. */
  private followOthers({ key, newValue }: StorageEvent): void {
    if (key === null || (key === NUMBERS_KEY && newValue === null)) this.forget();
    else if (key === NUMBERS_KEY) this.numbers.read();
  }

  private forget(): void {
    const { highScores, settings, erasures } = this.options;
    this.recorder.forget();
    highScores.plain.reset();
    highScores.assisted.reset();
    settings.reset();
    this.numbers.forget();
    erasures.publish({ count: erasures.get().count + 1 });
  }
}

/** @param look throws where storage is blocked. */
function removeOurs(look: () => Storage | undefined): void {
  try {
    const storage = look();
    if (storage === undefined) return;
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) if (name.startsWith(OURS)) storage.removeItem(name);
  } catch {
    // Then nothing is kept there.
  }
}
