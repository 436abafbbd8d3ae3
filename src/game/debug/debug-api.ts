import { type Verdict, verify, writeReplay } from '#replay';
import { isAssisted, type Snapshot } from '#simulation';
import type { Detail, Drawn, Stage } from '#stage';
import type { ShownRun } from '../picture/shown-run.ts';
import type { Session } from '../session/session.ts';
import { isServedLocally } from './debug-address.ts';

export type DebugState = Snapshot & {
  readonly highScore: number;
  /** The run has assists, and competes for the high score of assisted runs. */
  readonly assisted: boolean;
  readonly gameStarted: boolean;
  readonly isPaused: boolean;
  readonly debugMode: boolean;
};

declare global {
  // Only `var` declares a property of globalThis.
  var dinoDebug: DinoDebug | undefined;
}

/** The game that the API belongs to. */
export interface DebuggedGame {
  readonly session: Session;
  readonly shown: ShownRun;
  readonly loop: { readonly detail: Detail; draw(): void };
  readonly page: { readonly debugMode: boolean };
  readonly screen: { readonly stage: Pick<Stage, 'drawn' | 'hideOverlay' | 'settled'> | undefined };
  show(replay: undefined): void;
  readonly outputs: { readonly loading: Promise<void> };
}

/**
 * An API for developers and tests: `globalThis.dinoDebug`, from the first frame on, if the address
 * has `?debug`. A run that was started, stepped or in manual mode by it does not count, unless the
 * page is served locally; one that was invincible never counts.
 */
export type DinoDebug = Readonly<ReturnType<typeof createDebugApi>>;

function createDebugApi(game: DebuggedGame) {
  const { session } = game;
  const clock = () => performance.now();
  const checkSteps = (steps: number) => {
    if (session.phase === 'ready') throw new Error('There is no run yet: call start(seed) first.');
    if (!Number.isInteger(steps) || steps < 0)
      throw new RangeError(`Steps are an integer of at least 0, not ${steps}.`);
  };
  return {
    /** Starts a run at once. Throws for a bad seed. */
    start: (seed: string | number): void => {
      game.show(undefined);
      session.start(seed, clock());
      if (!isServedLocally()) session.debug.unrank();
      game.loop.draw();
    },
    state: (): DebugState => ({
      ...session.run.snapshot(),
      highScore: session.highScore,
      assisted: isAssisted(session.run.view.assists),
      gameStarted: session.phase !== 'ready',
      isPaused: session.phase === 'paused' || session.phase === 'counting',
      debugMode: game.page.debugMode,
    }),
    /** A hash of the run's whole state. */
    hash: () => session.run.hash(),
    /**
     * What the stage shows: the session's run or a replay; `ghost` is the number of steps of its
     * ghost, null for none.
     */
    shown: () => {
      const { run, ghost } = game.shown;
      return {
        steps: run.view.steps,
        score: run.view.score,
        hash: run.hash(),
        ghost: ghost?.steps ?? null,
      };
    },
    /**
     * How much of the scenery is drawn: less than `full` if frames come late. In manual mode always
     * `full`.
     */
    detail: () => game.loop.detail,
    /** Collisions do not end this run nor later ones. */
    invincible: (on: boolean) => session.debug.setInvincible(on),
    /** Only `step` advances the run, not the clock; and losing the focus does not pause it. */
    manual: (on: boolean) => session.debug.setManual(on, clock()),
    /** Settles when all has loaded that the first frame does not need: sky, effects, sounds. */
    loaded: () => game.outputs.loading,
    /** Settles when the stage shows all that its last frame says: new texts come a moment later. */
    settled: async () => game.screen.stage?.settled(),
    /**
     * The run so far, as the text of a replay.
     * @throws Error if there is no run, or one that cannot be replayed.
     */
    replay: async (): Promise<string> => {
      if (session.replay === undefined) throw new Error('There is no run to keep.');
      return writeReplay(session.replay);
    },
    /**
     * Replays a run and returns its result.
     * @throws ReplayError if the replay is invalid.
     */
    verify: async (replay: string): Promise<Verdict> => verify(replay),
    /** How much the last frame drew. */
    drawn: (): Drawn => {
      const drawn = game.screen.stage?.drawn();
      if (drawn === undefined) throw new Error('There is no stage yet.');
      return drawn;
    },
    /** Shows the stage without score, gauges, keys and words from now on, for pictures. */
    hideOverlay: () => game.screen.stage?.hideOverlay(),
    /** Takes n steps with the same input, a sum of `INPUT` bits, and draws a frame. */
    step: (n: number, input: number): void => {
      if (!session.debug.manual)
        throw new Error('step works in manual mode only: call manual(true) first.');
      checkSteps(n);
      for (let i = 0; i < n; i++) session.takeStep(input, clock());
      game.loop.draw();
    },
    /**
     * Goes to a step that the run has taken, back or forth, in manual mode from then on, and draws
     * a frame. What is played on from there is another run, which does not count.
     */
    seek: (step: number): void => {
      checkSteps(step);
      session.debug.seek(step, clock());
      game.loop.draw();
    },
  };
}

/** Installs the debug API. Returns a dispose function. */
export function offerDebugApi(game: DebuggedGame): () => void {
  const api = createDebugApi(game);
  globalThis.dinoDebug = api;
  return () => {
    // A game that was mounted in the meantime has installed its own.
    if (globalThis.dinoDebug === api) globalThis.dinoDebug = undefined;
  };
}
