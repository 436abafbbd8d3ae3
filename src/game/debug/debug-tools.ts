import {
  DINO_SIZE,
  dinoHitboxLeft,
  dinoHitboxRight,
  jumpArc,
  kindOf,
  metresOf,
  type RunView,
  STEPS_PER_SECOND,
} from '#simulation';
import { forecastTakeoff, stepsToArrival, ThreatForecast } from '#solver';
import { cssColour, DEBUG_COLOURS, type Detail, type TakeoffWindows, turboPhase } from '#stage';
import type { ShownRun } from '../picture/shown-run.ts';
import type { Session } from '../session/session.ts';

/** More than there are ever threats on the stage. */
const CAPACITY = 16;

/**
 * Computes where on the ground jumps clear the threats on the stage. One object, updated for each
 * step that is drawn.
 */
class TakeoffWindowForecast implements TakeoffWindows {
  count = 0;
  readonly from = new Float64Array(CAPACITY);
  readonly to = new Float64Array(CAPACITY);

  private readonly forecast = new ThreatForecast();
  private readonly arc = jumpArc();
  private readonly range = { first: 0, last: 0 };
  private view: RunView | undefined;
  private steps = 0;

  compute(view: RunView): void {
    if (this.view === view && this.steps === view.steps) return;
    this.view = view;
    this.steps = view.steps;
    this.count = 0;
    if (view.gameOver || !this.forecast.compute(view)) return;
    const { ground } = this.forecast;
    const dinoMiddle = (dinoHitboxLeft(view) + dinoHitboxRight(view, DINO_SIZE)) / 2;
    const { threats } = view.entities;
    for (let i = 0; i < threats.length && this.count < CAPACITY; i++) {
      const threat = threats.get(i);
      if (stepsToArrival(view, threat) === Number.POSITIVE_INFINITY) continue;
      if (!forecastTakeoff(view, threat, this.forecast, this.arc, this.range)) continue;
      // The dino is over this ground when the steps before the first, and up to the last, have been
      // taken.
      this.from[this.count] = dinoMiddle + (ground[this.range.first - 1] ?? 0);
      this.to[this.count] = dinoMiddle + (ground[this.range.last] ?? 0);
      this.count += 1;
    }
  }
}

/** The speed of time in slow motion. */
const SLOW = 0.25;

/** Longer than the countdown before a paused run goes on, ms. */
const COUNTDOWN_OVER_MS = 10_000;

/** What the debug panel shows of a run. */
export type DebugFigures = Readonly<ReturnType<DebugTools['figures']>>;

/** The game that the tools belong to. */
export interface DebugToolsGame {
  readonly session: Session;
  readonly shown: ShownRun;
  readonly loop: { readonly detail: Detail; readonly framesPerSecond: number };
  show(replay: undefined): void;
  setDebugTools(tools: DebugTools | undefined): void;
}

/**
 * The tools of debug mode for one mounted game: figures, take-off windows, and control of time.
 * While they exist, the player's runs do not count.
 */
export class DebugTools {
  readonly meter = new FrameMeter();
  readonly takeoffs = new TakeoffWindowForecast();
  private hasFrozen = false;
  private isSlow = false;

  constructor(
    private readonly game: DebugToolsGame,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Returns what closes them: time runs as usual again, and a frozen run is paused. */
  open(): () => void {
    this.game.session.debug.setOpen(true);
    this.game.setDebugTools(this);
    return () => this.close();
  }

  /** Called before each frame is drawn. */
  update(): void {
    this.takeoffs.compute(this.game.shown.run.view);
  }

  /** The colour of a mark in the picture, as CSS writes it. */
  colourOf(mark: keyof typeof DEBUG_COLOURS): string {
    return cssColour(DEBUG_COLOURS[mark]);
  }

  figures() {
    const { hasRun, isFrozen, isSlow, meter } = this;
    const { shown, loop } = this.game;
    const { view } = shown.run;
    const { entities, turbo } = view;
    return {
      seed: view.seed,
      steps: view.steps,
      score: view.score,
      metres: metresOf(view),
      /** px a step, turbo counted. */
      speed: view.pace.gameSpeed,
      turbo: turboPhase(view),
      /** Seconds that turbo or its cooldown still takes. */
      turboSeconds: (turbo.stepsLeft || turbo.cooldownStepsLeft) / STEPS_PER_SECOND,
      /** Threats that the course has decided on and that wait to enter. */
      queued: view.course.queue.length,
      arrivals: readArrivals(view),
      cacti: entities.cacti.length,
      pterodactyls: entities.pterodactyls.length,
      bullets: entities.bullets.length,
      clouds: entities.clouds.length,
      pickups: entities.pickups.length,
      entities: entities.everything.length,
      hasRun,
      isFrozen,
      isSlow,
      stepMs: meter.stepMs,
      frameMs: meter.frameMs,
      /** How much of the scenery is drawn. */
      detail: loop.detail,
      /** The last measured frame rate, frames a second; 0 before the first run. */
      framesPerSecond: loop.framesPerSecond,
    };
  }

  /** Time stands still: only {@link step} advances the run. */
  get isFrozen(): boolean {
    return this.game.session.debug.manual;
  }

  /** Whether there is a run to freeze or step. */
  get hasRun(): boolean {
    const { phase } = this.game.session;
    return phase !== 'ready' && phase !== 'over';
  }

  /** Stops time, or lets a run go on after a countdown. */
  toggleFrozen(): void {
    const { session } = this.game;
    const now = this.clock();
    this.hasFrozen = !this.isFrozen;
    session.debug.setManual(this.hasFrozen, now);
    if (this.hasFrozen) return;
    session.pause();
    session.resume(now);
  }

  /**
   * Freezes the run if it is not frozen yet, and takes some steps with what the player holds and
   * has pressed.
   */
  step(count: number): void {
    const { session } = this.game;
    const now = this.clock();
    if (!this.isFrozen) this.toggleFrozen();
    // A paused run is frozen instead, so it needs no countdown to go on.
    session.resume(now);
    session.advance(now + COUNTDOWN_OVER_MS);
    for (let i = 0; i < count; i++) session.takeStep(session.nextInput(), now);
  }

  toggleSlow(): void {
    this.isSlow = !this.isSlow;
    this.game.session.debug.setTimeScale(this.isSlow ? SLOW : 1);
  }

  /** Starts a run at once. @param seed '' for the seed of the run that is shown. */
  play(seed: string): void {
    const { session, shown } = this.game;
    const shownSeed = shown.run.view.seed;
    this.game.show(undefined);
    session.start(seed === '' ? shownSeed : seed, this.clock());
  }

  private close(): void {
    const { session } = this.game;
    this.game.setDebugTools(undefined);
    session.debug.setOpen(false);
    session.debug.setTimeScale(1);
    this.isSlow = false;
    if (!this.hasFrozen) return;
    this.hasFrozen = false;
    session.debug.setManual(false, this.clock());
    session.pause();
  }
}

/**
 * Weight of a new value in the mean. Browsers round their clocks, usually to 0.1 ms, so only the
 * mean of many frames is useful.
 */
const WEIGHT = 0.02;

/** An exponential moving average: roughly the last 50 values count. */
class RecentMean {
  value = 0;
  private count = 0;

  add(value: number): void {
    this.count += 1;
    this.value += (value - this.value) * Math.max(WEIGHT, 1 / this.count);
  }
}

/**
 * Measures the script time of frames for the debug panel. Used in debug mode only, because reading
 * the clock takes time.
 */
export class FrameMeter {
  private readonly step = new RecentMean();
  private readonly frame = new RecentMean();

  /** Recent mean of the script time of one step, ms. */
  get stepMs(): number {
    return this.step.value;
  }

  /** Recent mean of the script time of one frame with its steps, ms. */
  get frameMs(): number {
    return this.frame.value;
  }

  /**
   * Runs and measures one frame.
   * @param advance takes the steps that are due, and returns how many they were.
   */
  measure(advance: () => number, draw: () => void): void {
    const begun = performance.now();
    const steps = advance();
    if (steps > 0) this.step.add((performance.now() - begun) / steps);
    draw();
    this.frame.add(performance.now() - begun);
  }
}

/** The threats on the stage that have not passed the dino, the next first. */
function readArrivals(view: RunView) {
  return Array.from(view.entities.threats, (id) => ({
    /** Its entity id, which the stage shows beside it. */
    id,
    kind: kindOf(view, id),
    /** Seconds until it reaches the dino, at the present speed; 0 while it is there. */
    seconds: Math.max(0, stepsToArrival(view, id)) / STEPS_PER_SECOND,
  }))
    .filter(({ seconds }) => Number.isFinite(seconds))
    .sort((a, b) => a.seconds - b.seconds);
}
