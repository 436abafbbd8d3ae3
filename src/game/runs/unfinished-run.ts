import { allOf, listen, LocalStorageItem, parseStored, type StoredKey, toStored } from '#platform';
import { type Assists, RULES_VERSION } from '#simulation';
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
  /** The inputs that this page has stored; null for none. */
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

  /** The page is hidden or left. */
  keep(): void {
    const { session, courseToKeep } = this.game;
    const { phase, current } = session;
    const { unfinished } = current;
    if (phase === 'ready' || phase === 'over' || unfinished === undefined) return;
    const { replay, ...kind } = unfinished;
    // One digit a step: the code that makes short texts of replays has not loaded with the game.
    const inputs = Array.from(replay.inputs, (input) => input.toString(36)).join('');
    const course = courseToKeep?.() ?? null;
    const text = JSON.stringify(toStored({ ...replay, ...kind, inputs, course, at: Date.now() }));
    this.kept = this.item.write(text) ? inputs : null;
  }

  /** The page is seen again. Another one may have taken its run meanwhile. */
  private takeBack(): void {
    const { kept } = this;
    if (kept === null) return;
    this.kept = null;
    const { inputs } = this.read();
    if (inputs === kept) this.item.remove();
    else if (inputs === undefined) this.game.leaveRun();
  }

  private restore(): void {
    const stored = this.read();
    this.item.remove();
    const { seed, inputs, rules, ranked, invincible, course } = stored;
    const age = Date.now() - Number(stored['at']);
    if (!(age >= 0 && age < KEPT_MS) || rules !== RULES_VERSION) return;
    if (typeof seed !== 'string' || typeof inputs !== 'string' || !/^[\da-v]+$/.test(inputs))
      return;
    try {
      const replay = {
        rules: RULES_VERSION,
        seed,
        assists: readAssists(stored['assists']),
        inputs: Uint8Array.from(inputs, (digit) => Number.parseInt(digit, 36)),
      };
      const unfinished = { replay, ranked: ranked === true, invincible: invincible === true };
      this.game.session.restore(unfinished, course, performance.now());
    } catch (error) {
      console.error('The run that was left cannot be played on.', error);
    }
  }

  private read() {
    return parseStored(this.item.read());
  }
}

/** Anything else becomes assists that no run can be made with. */
function readAssists(stored: unknown): Assists {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}));
  return {
    speed: Number(fields.get('speed')),
    forgiveness: Number(fields.get('forgiveness')),
    pterodactyls: fields.get('pterodactyls') === true,
  };
}
