import type { Verdict } from '#replay';
import { isAssisted, type Snapshot } from '#simulation';
import type { Detail, Drawn, RendererChoice } from '#stage';
import type { RunPresentation } from '../picture/stage-occupant.ts';
import type { Session } from '../session/session.ts';

/** For developers and tests, on `globalThis` when the address has `?debug`, from the first frame on. */
export interface DinoDebug {
  /** Starts a run at once. Throws for a bad seed. */
  start(seed: string | number): void;
  state(): DebugState;
  /** Stands for the whole state of the run. */
  hash(): string;
  /** What the stage shows: that run, or a replay's; and the steps of the ghost beside it, null for none. */
  shown(): { readonly steps: number; readonly score: number; readonly hash: string; readonly ghost: number | null };
  /** How much of the scenery is drawn: less than `full` where frames come late. In manual mode always `full`. */
  detail(): Detail;
  /** Collisions do not end this run nor those that follow. */
  invincible(on: boolean): void;
  /** The clock no longer advances the run, and lost focus does not pause it: only `step` does. */
  manual(on: boolean): void;
  /** Settles when all has come that the first frame did not need: sky, effects, sounds. */
  embellished(): Promise<void>;
  /**
   * The run so far as the text of a replay.
   * @throws Error when there is none.
   */
  replay(): Promise<string>;
  /**
   * What a replay comes to.
   * @throws ReplayError when it does not hold.
   */
  verify(replay: string): Promise<Verdict>;
  /** What the last frame gave the graphics side to do. */
  drawn(): Drawn;
  /** Takes n steps with this input each, a sum of the simulation's INPUT bits, and draws a frame. */
  step(n: number, input: number): void;
}

export type DebugState = Snapshot & {
  readonly highScore: number;
  /** The run has assists, and a high score of its own. */
  readonly assisted: boolean;
  readonly gameStarted: boolean;
  readonly isPaused: boolean;
  readonly debugMode: boolean;
};

declare global {
  // A property of globalThis is declared with var or not at all.
  var dinoDebug: DinoDebug | undefined;
}

/** As much of the engine as the debug API reaches. */
export interface DebugTarget {
  readonly session: Session;
  readonly presentation: RunPresentation;
  readonly detail: Detail;
  readonly debugMode: boolean;
  setOccupant(occupant: undefined): void;
  loaded(): Promise<void>;
  draw(): void;
  drawn(): Drawn | undefined;
}

/** What developers and tests want the stage to be drawn with: `?debug&renderer=webgl` or `canvas`. */
export function rendererInAddress(): RendererChoice {
  const query = new URLSearchParams(location.search);
  const renderer = query.get('renderer');
  return query.has('debug') && (renderer === 'webgl' || renderer === 'canvas') ? renderer : 'fastest';
}

/** Offers the debug API if the address asks for it; the returned function takes it away. */
export function offerDebugApi(engine: DebugTarget): () => void {
  if (!new URLSearchParams(location.search).has('debug')) return () => undefined;
  const { session } = engine;
  const clock = () => performance.now();
  const api: DinoDebug = {
    start: (seed) => {
      engine.setOccupant(undefined);
      session.start(seed, clock());
      engine.draw();
    },
    state: () => ({
      ...session.run.snapshot(),
      highScore: session.highScore,
      assisted: isAssisted(session.run.view.assists),
      gameStarted: session.phase !== 'ready',
      isPaused: session.phase === 'paused' || session.phase === 'counting',
      debugMode: engine.debugMode,
    }),
    hash: () => session.run.hash(),
    shown: () => {
      const { run, ghost } = engine.presentation;
      return { steps: run.view.steps, score: run.view.score, hash: run.hash(), ghost: ghost?.steps ?? null };
    },
    detail: () => engine.detail,
    invincible: (on) => session.setInvincible(on),
    manual: (on) => session.setManual(on, clock()),
    embellished: () => engine.loaded(),
    replay: async () => {
      const { writeReplay } = await import('./replay-tools.ts');
      if (session.replay === undefined) throw new Error('There is no run to keep.');
      return writeReplay(session.replay);
    },
    verify: async (replay) => (await import('./replay-tools.ts')).verify(replay),
    drawn: () => {
      const drawn = engine.drawn();
      if (drawn === undefined) throw new Error('There is no stage yet.');
      return drawn;
    },
    step: (n, input) => {
      if (!session.manual) throw new Error('step works in manual mode only: call manual(true) first.');
      if (session.phase === 'ready') throw new Error('There is no run to step yet: call start(seed) first.');
      if (!Number.isInteger(n) || n < 0)
        throw new RangeError(`The count of steps is an integer of at least 0, not ${n}.`);
      for (let i = 0; i < n; i++) session.takeStep(input, clock());
      engine.draw();
    },
  };
  globalThis.dinoDebug = api;
  return () => {
    // A mount that came meanwhile has put its own there.
    if (globalThis.dinoDebug === api) globalThis.dinoDebug = undefined;
  };
}
