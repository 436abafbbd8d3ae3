import { allOf, listen, LocalStorageItem, parseStored, type StoredKey, toStored } from '#platform';
import { type Assists, RULES_VERSION } from '#simulation';
import type { Session } from '../session/session.ts';

const UNFINISHED_RUN_KEY = 'dino-unfinished-run' satisfies StoredKey<'localStorage'>;

/** How long a run waits for its player, ms. */
export const RUN_LIFETIME_MS = 24 * 60 * 60 * 1000;

interface UnfinishedRunOptions {
  readonly session: Session;
  readonly courseToSave: () => unknown;
  readonly leaveRun: () => void;
}

/**
 * Keeps the run of a page that is hidden or left, so the next page with the game can go on with it.
 * A visible page takes its run out of storage, so that two pages can't both play it.
 */
export class UnfinishedRun {
  private readonly item = new LocalStorageItem(UNFINISHED_RUN_KEY);
  private savedInputs: string | null = null;

  constructor(private readonly options: UnfinishedRunOptions) {}

  attach(): () => void {
    this.restore();
    // The page may load in the background.
    if (document.hidden) this.save();
    return allOf([
      listen(window, 'pagehide', () => this.save()),
      listen(document, 'visibilitychange', () => {
        if (document.hidden) this.save();
        else this.takeBack();
      }),
    ]);
  }

  save(): void {
    // While the page was hidden, another one may have taken the run.
    if (this.savedInputs !== null) return;
    const { session, courseToSave } = this.options;
    const { phase, current } = session;
    const { unfinished } = current;
    if (phase === 'ready' || phase === 'over' || unfinished === undefined) return;
    const { replay, ...kind } = unfinished;
    // Use one digit a step, because the code that shortens replays loads later than the game.
    const inputs = Array.from(replay.inputs, (input) => input.toString(36)).join('');
    const course = courseToSave() ?? null;
    const text = JSON.stringify(toStored({ ...replay, ...kind, inputs, course, at: Date.now() }));
    this.savedInputs = this.item.write(text) ? inputs : null;
  }

  /** The page is visible again, but another one may have taken its run. */
  private takeBack(): void {
    const { savedInputs } = this;
    if (savedInputs === null) return;
    this.savedInputs = null;
    const { inputs } = this.read();
    if (inputs === savedInputs) this.item.remove();
    else if (inputs === undefined) this.options.leaveRun();
  }

  private restore(): void {
    const stored = this.read();
    this.item.remove();
    this.savedInputs = null;
    const { seed, inputs, rules, ranked, invincible, course } = stored;
    const age = Date.now() - Number(stored['at']);
    if (!(age >= 0 && age < RUN_LIFETIME_MS) || rules !== RULES_VERSION) return;
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
      this.options.session.restore(unfinished, course, performance.now());
    } catch (error) {
      console.error('The run that was left cannot be played on.', error);
    }
  }

  private read() {
    return parseStored(this.item.read());
  }
}

/** Damaged assists become values that createRun rejects. */
function readAssists(stored: unknown): Assists {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}));
  return {
    speed: Number(fields.get('speed')),
    forgiveness: Number(fields.get('forgiveness')),
    pterodactyls: fields.get('pterodactyls') === true,
  };
}
