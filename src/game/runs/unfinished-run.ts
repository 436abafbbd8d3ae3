import { allOf, listen, LocalStorageItem, parseStored, type StoredKey, toStored } from '#platform';
import { readReplay, replayProblem, writeReplay } from '#replay';
import type { Session } from '../session/session.ts';

/** The key of the run in local storage. */
const UNFINISHED_RUN_KEY = 'dino-unfinished-run' satisfies StoredKey<'localStorage'>;

/** How long a run waits for its player, ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The game whose run is kept. */
interface UnfinishedRunGame {
  readonly session: Session;
  /** What is to be kept of the run's course, JSON; undefined until the features have loaded. */
  readonly courseToKeep: (() => unknown) | undefined;
  /** Drops the run. */
  leaveRun(): void;
}

/**
 * Keeps the run of a page that is hidden or left for the next page with the game. A page that is
 * seen takes its run out of storage, so that no two pages go on with it.
 */
export class UnfinishedRun {
  private readonly item = new LocalStorageItem(UNFINISHED_RUN_KEY);
  /** The replay that this page has stored; null for none. */
  private kept: string | null = null;

  constructor(private readonly game: UnfinishedRunGame) {}

  /** Takes up the run that was left, and keeps this page's. Returns a dispose function. */
  attach(): () => void {
    this.restore();
    // A page that loads in the background is not seen yet.
    if (document.hidden) this.keep();
    return allOf([
      listen(window, 'pagehide', () => this.keep()),
      listen(document, 'visibilitychange', () => {
        if (document.hidden) this.keep();
        else this.takeBack();
      }),
    ]);
  }

  /** The page is hidden or left. A run that does not count has no replay, and is not kept. */
  keep(): void {
    const { session, courseToKeep } = this.game;
    const { replay, phase } = session;
    if (phase === 'over' || replay === undefined || replay.inputs.length === 0) return;
    const text = writeReplay(replay);
    const stored = toStored({ replay: text, at: Date.now(), course: courseToKeep?.() ?? null });
    this.kept = this.item.write(JSON.stringify(stored)) ? text : null;
  }

  /** The page is seen again. Another one may have taken its run meanwhile. */
  private takeBack(): void {
    const { kept } = this;
    if (kept === null) return;
    this.kept = null;
    const { replay } = this.read();
    if (replay === kept) this.item.remove();
    else if (replay === undefined) this.game.leaveRun();
  }

  private restore(): void {
    const { replay: text, at, course } = this.read();
    this.item.remove();
    const age = Date.now() - Number(at);
    if (typeof text !== 'string' || !(age >= 0 && age < KEPT_MS)) return;
    if (replayProblem(text) !== null) return;
    try {
      this.game.session.restore(readReplay(text), course);
    } catch (error) {
      console.error('The run that was left cannot be played on.', error);
    }
  }

  private read() {
    return parseStored(this.item.read());
  }
}
