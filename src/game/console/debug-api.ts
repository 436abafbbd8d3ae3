import { type Verdict, verify, writeReplay } from '#replay';
import type { BenchOptions, Bot } from '#rivals';
import { isAssisted, type Snapshot } from '#simulation';
import { look, type Sight } from '#solver';
import type { Detail, DrawStats, Stage } from '#stage';
import { isInRun } from '#story';
import type { ShownRun } from '../picture/shown-run.ts';
import { isServedLocally } from '../debug/debug-address.ts';
import type { RunTools } from '../runs/run-tools.ts';
import { courseFromAddress, freshSeed } from '../session/course.ts';
import { Bots, type BotsGame } from './bots.ts';

export type DebugState = Snapshot & {
  readonly highScore: number;
  readonly assisted: boolean;
  readonly gameStarted: boolean;
  readonly isPaused: boolean;
  readonly debugMode: boolean;
};

declare global {
  // Only `var` declares a property of globalThis.
  var dinoDebug: DinoDebug | undefined;
}

export interface DebuggedGame extends BotsGame {
  readonly shown: ShownRun;
  readonly loop: { readonly detail: Detail; draw(): void };
  readonly page: { readonly debugMode: boolean; toggleDebugMode(): void };
  readonly stageHost: {
    readonly stage: Pick<Stage, 'drawn' | 'hideOverlay' | 'captioned' | 'toCanvas'> | undefined;
  };
  readonly runTools: Pick<RunTools, 'watch'> | undefined;
  show(replay: undefined): void;
}

/**
 * The API for developers and tests: `globalThis.dinoDebug`, from the first frame on, if the address
 * has `?debug`. Runs that it starts, steps or puts in manual mode don't count, unless the page is
 * served locally. An invincible run never counts.
 */
export type DinoDebug = Readonly<ReturnType<typeof createDebugApi>>;

function createDebugApi(game: DebuggedGame, bots: Bots, loaded: () => Promise<void>) {
  const { session, page } = game;
  const clock = () => performance.now();
  const checkSteps = (steps: number) => {
    if (session.phase === 'ready') throw new Error('There is no run yet: call start(seed) first.');
    if (!Number.isInteger(steps) || steps < 0)
      throw new RangeError(`Steps are an integer of at least 0, not ${steps}.`);
  };
  const openStage = () => {
    const { stage } = game.stageHost;
    if (stage === undefined) throw new Error('There is no stage yet.');
    return stage;
  };
  /** @throws RangeError for a bad seed. */
  const start = (seed: string | number): void => {
    game.show(undefined);
    session.begin({ seed }, clock());
    if (!isServedLocally()) session.current.unrank();
    game.loop.draw();
  };
  return {
    start,
    observe: (): Sight => look(session.run.view),
    /** Plays this run, or the next if there is none. */
    play: (bot: Bot): (() => void) => {
      if (!page.debugMode) page.toggleDebugMode();
      if (game.shown !== session) game.show(undefined);
      const letGo = bots.play(bot, clock);
      if (session.phase === 'paused') session.resume(clock());
      else if (!isInRun(session.phase)) start(courseFromAddress()?.begin().seed ?? freshSeed());
      return letGo;
    },
    bench: (bot: Bot, options?: Partial<BenchOptions>) => {
      if (!page.debugMode) page.toggleDebugMode();
      return bots.bench(bot, options);
    },
    /** @throws ReplayError if the replay is invalid. */
    watch: async (replay: string): Promise<void> => {
      const { score, metres, assists } = verify(replay);
      await loaded();
      const run = { replay, score, metres, assisted: isAssisted(assists) };
      game.runTools?.watch({ ...run, at: Date.now(), page: location.pathname });
    },
    state: (): DebugState => ({
      ...session.run.snapshot(),
      highScore: session.highScore,
      assisted: isAssisted(session.run.view.assists),
      gameStarted: session.phase !== 'ready',
      isPaused: session.phase === 'paused' || session.phase === 'counting',
      debugMode: game.page.debugMode,
    }),
    hash: () => session.run.hash(),
    shown: () => {
      const { run, ghost } = game.shown;
      return {
        steps: run.view.steps,
        score: run.view.score,
        hash: run.hash(),
        ghost: ghost?.view.steps ?? null,
      };
    },
    /**
     * How much scenery is drawn: less than `full` if frames come late, always `full` in manual
     * mode.
     */
    detail: () => game.loop.detail,
    /** Affects this run and later ones. */
    invincible: (on: boolean) => session.setDebug({ invincible: on }, clock()),
    /** Only `step` advances the run, not the clock, and losing the focus does not pause it. */
    manual: (on: boolean) => session.setDebug({ manual: on }, clock()),
    /** Settles when everything after the first frame has loaded: sky, effects, sounds. */
    loaded,
    /** Settles when the stage shows its last frame in full. New texts come a moment later. */
    settled: async () => game.stageHost.stage?.captioned,
    /** @throws Error if there is no run, or it can't be replayed. */
    replay: async (): Promise<string> => {
      if (session.replay === undefined) throw new Error('There is no run to keep.');
      return writeReplay(session.replay);
    },
    /** @throws ReplayError if the replay is invalid. */
    verify: async (replay: string): Promise<Verdict> => verify(replay),
    drawn: (): DrawStats => openStage().drawn(),
    /** Where the dino is on the canvas, as shares of its width and height. */
    dinoBox: () => {
      const stage = openStage();
      const { x, y, width, height } = game.shown.run.snapshot().dino;
      const upperLeft = stage.toCanvas(x, y);
      const lowerRight = stage.toCanvas(x + width, y + height);
      return {
        left: upperLeft.x,
        top: upperLeft.y,
        right: lowerRight.x,
        bottom: lowerRight.y,
      };
    },
    hideOverlay: () => game.stageHost.stage?.hideOverlay(),
    step: (n: number, input: number): void => {
      if (!session.debug.manual)
        throw new Error('step works in manual mode only: call manual(true) first.');
      checkSteps(n);
      for (let i = 0; i < n; i++) session.takeStep(input, clock());
      game.loop.draw();
    },
    /**
     * Goes to any step that the run has taken, in manual mode, and draws a frame. Playing on from
     * there makes another run, which doesn't count.
     */
    seek: (step: number): void => {
      checkSteps(step);
      session.seek(step, clock());
      game.loop.draw();
    },
  };
}

/** @param loaded settles when what loads after the first frame has loaded. */
export function offerDebugApi(game: DebuggedGame, loaded: () => Promise<void>): () => void {
  const bots = new Bots(game);
  const api = createDebugApi(game, bots, loaded);
  globalThis.dinoDebug = api;
  return () => {
    bots.stop();
    // Another game may have installed its own in the meantime.
    if (globalThis.dinoDebug === api) globalThis.dinoDebug = undefined;
  };
}
