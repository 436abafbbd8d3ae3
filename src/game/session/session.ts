import { type Assists, createRun, STEP_EVENT, isAssisted, type Run, type RunView } from '#simulation';
import { Recorder, type Replay } from '#replay';
import type { StageState } from '#stage';
import type { PlayAction } from '../input/actions.ts';
import type { Ghost, Start } from './course.ts';
import { type GameEventListener, emitEventsOfStep } from '../events/game-events.ts';
import { freshSeed } from './fresh-seed.ts';
import type { RunPresentation } from '../picture/stage-occupant.ts';
import type { HighScore, HighScores } from '../runs/high-score.ts';
import { InputBuffer } from '../input/input-buffer.ts';
import { StepClock } from './step-clock.ts';

/** ready -> running <-> paused -> counting -> running -> over -> running */
export type Phase = Exclude<StageState['phase'], 'shown'>;

/**
 * The run on the ready stage, which is never played: before there is a stage the page shows its first frame as a picture.
 * Its clouds stand clear of the words.
 */
export const READY_SEED = 'rest still';

/** A restart wants a press at least this long after the crash (rules, The end of a run). */
const RESTART_DELAY_MS = 500;

/** 3-2-1 before a paused run goes on. */
const COUNTS = 3;
const COUNT_MS = 500;

export interface SessionOptions {
  readonly highScores: HighScores;
  readonly emit: GameEventListener;
  /** Hears of each step, right after it was taken and before its events. */
  readonly afterStep?: (view: RunView) => void;
  /** What the run is to begin with; asked at its start. */
  readonly assists?: () => Assists | undefined;
  /** What the player's input comes to, where something else has a say in it as well. */
  readonly adjust?: (view: RunView, input: number) => number;
  /** What a run that the player starts begins with; undefined: a fresh course. */
  readonly course?: () => Start | undefined;
}

/** One visitor's game from the first start on: which run, in which phase. Knows no clock: every time, in ms, is given. */
export class Session implements RunPresentation {
  /** Steps only come from whoever calls {@link takeStep}; neither the clock nor lost focus has a say. */
  manual = false;

  private currentRun: Run;
  private recorder: Recorder | undefined;
  private rival: Ghost | undefined;
  private currentPhase: Phase = 'ready';
  private visible = false;
  private invincible = false;
  private crashedAt = 0;
  private countingSince = 0;
  private readonly inputBuffer = new InputBuffer();
  private readonly clock = new StepClock();

  constructor(private readonly options: SessionOptions) {
    this.currentRun = createRun(READY_SEED);
  }

  get run(): Run {
    return this.currentRun;
  }

  get phase(): Phase {
    return this.currentPhase;
  }

  /** The clock has a say in what is shown. */
  get playing(): boolean {
    return !this.manual && (this.currentPhase === 'running' || this.currentPhase === 'counting');
  }

  get highScore(): number {
    return this.ownHighScore.value;
  }

  /** The run so far as it can be kept: undefined before the first start, for one of more than an hour, or that could not crash. */
  get replay(): Replay | undefined {
    return this.recorder?.replay;
  }

  /** The player can see the stage; without that nothing starts and nothing goes on. */
  get seen(): boolean {
    return this.visible;
  }

  /** How far between the last two steps the picture is, 0 to 1. */
  get alpha(): number {
    if (this.manual || this.currentPhase === 'ready' || this.currentPhase === 'over') return 1;
    return this.clock.alpha;
  }

  /** The run that this one races against. */
  get ghost(): RunView | null {
    return this.rival?.view ?? null;
  }

  /** Since the crash, ms; 0 unless the run is over. */
  sinceCrash(now: number): number {
    return this.currentPhase === 'over' ? Math.max(0, now - this.crashedAt) : 0;
  }

  mayRestart(now: number): boolean {
    return this.currentPhase === 'over' && now - this.crashedAt >= RESTART_DELAY_MS;
  }

  /** 3, 2, 1; 0 when there is no countdown. */
  countdown(now: number): number {
    if (this.currentPhase !== 'counting') return 0;
    const left = COUNTS - Math.floor((now - this.countingSince) / COUNT_MS);
    return Math.min(Math.max(left, 1), COUNTS);
  }

  /** Lets the time of play go on until `now`. */
  advance(now: number): void {
    if (this.currentPhase === 'counting') this.endCountdown(now);
    if (this.currentPhase !== 'running' || this.manual) return;
    const steps = this.clock.stepsDue(now);
    for (let i = 0; i < steps && this.currentPhase === 'running'; i++) this.takeStep(this.nextInput(), now);
  }

  /** One step of the run with this input, if it is running. */
  takeStep(input: number, now: number): void {
    if (this.currentPhase !== 'running') return;
    const { view } = this.currentRun;
    this.currentRun.step(input);
    this.recorder?.take(input);
    this.rival?.step();
    this.options.afterStep?.(view);
    emitEventsOfStep(view, this.options.emit);
    if ((view.happened & STEP_EVENT.crashed) !== 0) this.end(view.score, now);
  }

  /** `source` (a key, a finger, a button) begins an action. */
  press(action: PlayAction, source: string, now: number): void {
    switch (action) {
      case 'jump':
        if (this.inputBuffer.hold('jump', source)) this.pressJump(now);
        break;
      case 'crouch':
        this.inputBuffer.hold('crouch', source);
        break;
      case 'pause':
        if (this.currentPhase === 'paused') this.resume(now);
        else this.pause();
        break;
      case 'shoot':
      case 'turbo':
      case 'special':
        this.inputBuffer.press(action);
    }
  }

  release(action: PlayAction, source: string): void {
    if (action === 'jump' || action === 'crouch') this.inputBuffer.release(action, source);
  }

  releaseAll(): void {
    this.inputBuffer.releaseAll();
  }

  /**
   * A new run at once, whatever the phase.
   * @throws what `createRun` throws for a bad seed; the old run then stays.
   */
  start(seed: string | number, now: number, ghost?: Ghost): void {
    this.currentRun = this.createRun(seed);
    this.recorder = this.invincible ? undefined : new Recorder(this.currentRun.view);
    this.rival = ghost;
    this.currentPhase = 'running';
    // What was pressed before asks nothing of this run; what is still held does.
    this.inputBuffer.clearPresses();
    this.startClock(now);
    this.options.emit({ type: 'start' });
  }

  /** Stops a run where it is, or a countdown. */
  pause(): void {
    if (this.currentPhase === 'counting') {
      this.currentPhase = 'paused';
    } else if (this.currentPhase === 'running') {
      this.currentPhase = 'paused';
      this.options.emit({ type: 'pause' });
    }
  }

  /** The player looks away: nothing is held any more, and a run waits. */
  loseFocus(): void {
    this.releaseAll();
    if (!this.manual) this.pause();
  }

  /** Begins the countdown. */
  resume(now: number): void {
    if (this.currentPhase !== 'paused' || !this.visible) return;
    this.currentPhase = 'counting';
    this.countingSince = now;
  }

  setSeen(seen: boolean): void {
    this.visible = seen;
    if (!seen) this.pause();
  }

  /** For this run and all that follow. */
  setInvincible(on: boolean): void {
    this.invincible = on;
    if (on) this.recorder = undefined;
    this.currentRun.setInvincible(on);
  }

  setManual(on: boolean, now: number): void {
    this.manual = on;
    this.startClock(now);
  }

  /** Back to before the first start. */
  reset(): void {
    this.releaseAll();
    this.currentRun = this.createRun(READY_SEED);
    this.recorder = undefined;
    this.rival = undefined;
    this.currentPhase = 'ready';
  }

  /** A run with assists does not compete with one without. */
  private get ownHighScore(): HighScore {
    const { plain, assisted } = this.options.highScores;
    return isAssisted(this.currentRun.view.assists) ? assisted : plain;
  }

  private createRun(seed: string | number): Run {
    const assists = this.options.assists?.();
    return createRun(seed, { invincible: this.invincible, ...(assists === undefined ? {} : { assists }) });
  }

  private startClock(now: number): void {
    this.clock.start(now, this.currentRun.view.assists.speed);
  }

  private nextInput(): number {
    const input = this.inputBuffer.take();
    return this.options.adjust?.(this.currentRun.view, input) ?? input;
  }

  private pressJump(now: number): void {
    if (!this.visible) return;
    if (this.currentPhase === 'paused') this.resume(now);
    else if (this.currentPhase === 'ready' || this.mayRestart(now)) this.startAfresh(now);
  }

  /** The press that starts a run is also its first jump. */
  private startAfresh(now: number): void {
    const { seed, ghost } = this.options.course?.() ?? { seed: freshSeed() };
    this.start(seed, now, ghost);
    this.inputBuffer.tap('jump');
  }

  private endCountdown(now: number): void {
    if (now - this.countingSince < COUNTS * COUNT_MS) return;
    this.inputBuffer.clearPresses();
    this.clock.resume(now);
    this.currentPhase = 'running';
    this.options.emit({ type: 'resume' });
  }

  private end(score: number, now: number): void {
    this.currentPhase = 'over';
    this.crashedAt = now;
    this.ownHighScore.offer(score);
    this.options.emit({ type: 'over', score, high_score: this.highScore });
  }
}
