import {
  DINO_SIZE,
  dinoHitboxLeft,
  dinoHitboxRight,
  jumpArc,
  kindOf,
  metresOf,
  type RunView,
  STEPS_PER_SECOND,
  turboPhase,
} from '#simulation';
import { forecastTakeoff, stepsToArrival, ThreatForecast } from '#solver';
import { cssColour, DEBUG_COLOURS, type Detail, type TakeoffWindows } from '#stage';
import type { ShownRun } from '../picture/shown-run.ts';
import type { Session } from '../session/session.ts';
import { type ExplainedCrash, explainCrash } from './explain-crash.ts';
import { FrameMeter } from './frame-meter.ts';

const CAPACITY = 16;

class TakeoffWindowForecast implements TakeoffWindows {
  count = 0;
  readonly from = new Float64Array(CAPACITY);
  readonly to = new Float64Array(CAPACITY);

  private readonly forecast = new ThreatForecast();
  private readonly arc = jumpArc();
  private readonly range = { first: 0, last: 0 };

  compute(view: RunView): void {
    this.count = 0;
    if (view.gameOver || !this.forecast.compute(view)) return;
    const { ground } = this.forecast;
    const dinoMiddle = (dinoHitboxLeft(view) + dinoHitboxRight(view, DINO_SIZE)) / 2;
    const { threats } = view.entities;
    for (let i = 0; i < threats.length && this.count < CAPACITY; i++) {
      const threat = threats.get(i);
      if (stepsToArrival(view, threat) === Number.POSITIVE_INFINITY) continue;
      if (!forecastTakeoff(view, threat, this.forecast, this.arc, this.range)) continue;
      // The jump begins on one of the steps in `range`. These are the ends of the ground that
      // passes under the dino meanwhile.
      this.from[this.count] = dinoMiddle + (ground[this.range.first - 1] ?? 0);
      this.to[this.count] = dinoMiddle + (ground[this.range.last] ?? 0);
      this.count += 1;
    }
  }
}

const SLOW = 0.25;

/** Longer than the countdown before a paused run goes on, ms. */
const COUNTDOWN_OVER_MS = 10_000;

export type DebugFigures = Readonly<ReturnType<DebugTools['figures']>>;

export interface DebugToolsGame {
  readonly session: Session;
  readonly shown: ShownRun;
  readonly loop: { readonly detail: Detail; readonly framesPerSecond: number };
  show(replay: undefined): void;
  setDebugTools(tools: DebugTools | undefined): void;
}

/** The tools of debug mode. While they exist, the player's runs don't count. */
export class DebugTools {
  readonly meter = new FrameMeter();
  readonly takeoffs = new TakeoffWindowForecast();
  private hasFrozen = false;
  private isSlow = false;
  /** Kept because explaining a crash takes a while. */
  private readonly explained = new WeakMap<RunView, ExplainedCrash | null>();

  constructor(
    private readonly game: DebugToolsGame,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  open(): () => void {
    this.game.session.setDebug({ isOpen: true }, this.clock());
    this.game.setDebugTools(this);
    return () => this.close();
  }

  update(): void {
    this.takeoffs.compute(this.game.shown.run.view);
  }

  colourOf(mark: keyof typeof DEBUG_COLOURS): string {
    return cssColour(DEBUG_COLOURS[mark]);
  }

  figures() {
    const { hasRun, hasPast, isFrozen, isSlow, meter } = this;
    const { shown, loop, session } = this.game;
    const { view } = shown.run;
    const { entities, turbo } = view;
    return {
      seed: view.seed,
      steps: view.steps,
      lastStep: session.current.lastStep,
      score: view.score,
      metres: metresOf(view),
      /** px a step, turbo included. */
      speed: view.pace.gameSpeed,
      turbo: turboPhase(view),
      turboSeconds: (turbo.stepsLeft || turbo.cooldownStepsLeft) / STEPS_PER_SECOND,
      queued: view.course.queue.length,
      arrivals: readArrivals(view),
      crash: this.explainCrash(),
      cacti: entities.cacti.length,
      pterodactyls: entities.pterodactyls.length,
      bullets: entities.bullets.length,
      clouds: entities.clouds.length,
      pickups: entities.pickups.length,
      entities: entities.everything.length,
      hasRun,
      hasPast,
      isFrozen,
      isSlow,
      hasBot: session.debug.bot !== null,
      lastPause: session.lastPause,
      stepMs: meter.stepMs,
      frameMs: meter.frameMs,
      detail: loop.detail,
      framesPerSecond: loop.framesPerSecond,
    };
  }

  get isFrozen(): boolean {
    return this.game.session.debug.manual;
  }

  get hasRun(): boolean {
    return this.isShown && this.game.session.phase !== 'over';
  }

  get hasPast(): boolean {
    return this.isShown && this.game.session.run.view.steps > 0;
  }

  toggleFrozen(): void {
    const { session } = this.game;
    const now = this.clock();
    this.hasFrozen = !this.isFrozen;
    session.setDebug({ manual: this.hasFrozen }, now);
    if (this.hasFrozen) return;
    session.pause('unfrozen');
    session.resume(now);
  }

  /**
   * Freezes the run if needed and takes some steps. Where the run was before, repeats its inputs;
   * otherwise uses what the player holds and has pressed.
   */
  step(count: number): void {
    const { session } = this.game;
    const now = this.clock();
    if (!this.isFrozen) this.toggleFrozen();
    // A paused run is now frozen instead, so skip its countdown.
    session.resume(now);
    session.advance(now + COUNTDOWN_OVER_MS);
    for (let i = 0; i < count; i++) session.stepByHand(now);
  }

  stepBack(count: number): void {
    this.seek(this.game.session.run.view.steps - count);
  }

  seek(step: number): void {
    if (!this.isFrozen) this.toggleFrozen();
    this.game.session.seek(step, this.clock());
  }

  toggleSlow(): void {
    this.isSlow = !this.isSlow;
    this.game.session.setDebug({ timeScale: this.isSlow ? SLOW : 1 }, this.clock());
  }

  letBotGo(): void {
    this.game.session.setDebug({ bot: null }, this.clock());
  }

  /** @param seed '' for the seed of the run on the stage. */
  play(seed: string): void {
    const { session, shown } = this.game;
    const shownSeed = shown.run.view.seed;
    this.game.show(undefined);
    session.begin({ seed: seed === '' ? shownSeed : seed }, this.clock());
  }

  private explainCrash(): ExplainedCrash | null {
    const { shown } = this.game;
    const { view } = shown.run;
    if (!view.gameOver) return null;
    const crash = this.explained.get(view) ?? explainCrash(shown);
    this.explained.set(view, crash);
    return crash;
  }

  private get isShown(): boolean {
    const { session, shown } = this.game;
    return shown === session && session.phase !== 'ready';
  }

  private close(): void {
    const { session } = this.game;
    this.game.setDebugTools(undefined);
    const now = this.clock();
    session.setDebug({ isOpen: false, timeScale: 1 }, now);
    this.isSlow = false;
    if (!this.hasFrozen) return;
    this.hasFrozen = false;
    session.setDebug({ manual: false }, now);
    session.pause('unfrozen');
  }
}

function readArrivals(view: RunView) {
  return Array.from(view.entities.threats, (id) => ({
    id,
    kind: kindOf(view, id),
    /** Until it reaches the dino, at the present speed; 0 while it is there. */
    seconds: Math.max(0, stepsToArrival(view, id)) / STEPS_PER_SECOND,
  }))
    .filter(({ seconds }) => Number.isFinite(seconds))
    .sort((a, b) => a.seconds - b.seconds);
}
