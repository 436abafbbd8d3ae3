import { isArmed, NO_ASSISTS, NO_INPUT, type Run, type RunView, STEP_EVENT } from '#simulation';
import type { Replay } from '#replay';
import type { KeyAction, PlayAction } from '../input/actions.ts';
import { READY_SEED, type SessionStart } from './course.ts';
import { DebugSwitches } from './debug-switches.ts';
import { emitEventsOfStep, type GameEventListener, kindOfRun } from '../events/game-events.ts';
import type { ShownRun } from '../picture/shown-run.ts';
import { AutomaticCrouch } from '../input/automatic-crouch.ts';
import { InputBuffer } from '../input/input-buffer.ts';
import { NextRun, SessionWords } from './next-run.ts';
import { RecordedRun } from './recorded-run.ts';
import { summarizeRun } from '../runs/run-summary.ts';
import { RunGoals } from './run-goals.ts';
import type { Phase, SessionOptions } from './session-options.ts';
import { StepClock } from './step-clock.ts';

/** The countdown 3-2-1 before a paused run continues. */
const COUNTS = 3;
const COUNT_MS = 500;

/**
 * A press restarts the game only this long after the crash or later, ms (rules, The end of a run).
 * It answers a question only so long after that: who presses on and on has not read it.
 */
const RESTART_DELAY_MS = 500;

/**
 * The state machine of one visitor's game: which run, in which phase. Times are parameters, in ms.
 */
export class Session implements ShownRun {
  readonly crashBoxes = false;
  readonly words: SessionWords;
  readonly debug: DebugSwitches;

  private current: RecordedRun;
  private currentPhase: Phase = 'ready';
  /** When the countdown or the end began, ms. */
  private since = 0;
  private visible = false;
  readonly goals: RunGoals;
  private readonly next: NextRun;
  private readonly inputBuffer = new InputBuffer();
  private readonly automaticCrouch: AutomaticCrouch;
  private readonly clock = new StepClock();

  constructor(private readonly options: SessionOptions) {
    this.automaticCrouch = new AutomaticCrouch(options.singleKey ?? (() => false));
    this.goals = new RunGoals(options);
    this.next = new NextRun(options);
    this.words = new SessionWords(this.next, () => this.currentPhase);
    this.current = new RecordedRun({ seed: READY_SEED }, NO_ASSISTS, false);
    this.debug = new DebugSwitches({
      ranksManualRuns: options.ranksManualRuns ?? (() => false),
      current: () => this.current,
      isOver: () => this.currentPhase === 'over',
      startClock: (now) => this.clock.start(now, this.rate),
      onTimeScale: () => this.clock.setRate(this.rate),
    });
  }

  get run(): Run {
    return this.current.run;
  }

  get phase(): Phase {
    return this.currentPhase;
  }

  /** Whether the clock changes what is shown. */
  get playing(): boolean {
    return (
      !this.debug.manual && (this.currentPhase === 'running' || this.currentPhase === 'counting')
    );
  }

  get highScore(): number {
    const best = this.currentPhase === 'ready' ? this.next.best : this.goals.best;
    return (best ?? this.goals.highScoreOf(this.run.view)).value;
  }

  /**
   * The run so far as a replay; undefined before the first start, for a run of more than an hour,
   * and for an unranked one.
   */
  get replay(): Replay | undefined {
    return this.currentPhase === 'ready' ? undefined : this.current.replay;
  }

  /** Whether the run counts. None does that was ever invincible, in slow motion or manual. */
  get ranked(): boolean {
    return this.current.ranked;
  }

  /**
   * How much of a step has passed since the last one, 0 to 1. A pause keeps it, so that the picture
   * does not move.
   */
  get alpha(): number {
    if (this.currentPhase === 'ready') return 0;
    return this.currentPhase === 'over' && !this.current.isGhostMoving ? 0 : this.clock.alpha;
  }

  /** Jump and crouch in the input of the next step, as far as they are known by now. */
  get input(): number {
    if (this.currentPhase !== 'running') return NO_INPUT;
    return this.automaticCrouch.preview(this.run.view, this.inputBuffer.held);
  }

  get ghost(): RunView | null {
    return this.current.ghostView;
  }

  /** Time since the crash, ms; 0 unless the run is over. */
  sinceCrash(now: number): number {
    return this.currentPhase === 'over' ? Math.max(0, now - this.since) : 0;
  }

  mayRestart(now: number): boolean {
    const changedAt = Math.max(this.since, this.next.askedAt);
    return this.currentPhase === 'over' && now - changedAt >= RESTART_DELAY_MS;
  }

  /** 3, 2, 1; 0 when there is no countdown. */
  countdown(now: number): number {
    if (this.currentPhase !== 'counting') return 0;
    const left = COUNTS - Math.floor((now - this.since) / COUNT_MS);
    return Math.min(Math.max(left, 1), COUNTS);
  }

  /** Takes the steps that are due at `now`, a ghost's as well, and ends a finished countdown. */
  advance(now: number): void {
    if (this.currentPhase === 'counting') this.endCountdown(now);
    if (this.debug.manual) return;
    if (this.currentPhase === 'over') {
      this.current.finishGhost(this.clock.stepsDue(now));
      this.next.follow();
    }
    if (this.currentPhase !== 'running') return;
    const steps = this.clock.stepsDue(now);
    for (let i = 0; i < steps && this.currentPhase === 'running'; i++)
      this.takeStep(this.nextInput(), now);
  }

  /** Takes one step with this input, if a run is running. */
  takeStep(input: number, now: number): void {
    if (this.currentPhase !== 'running') return;
    this.current.step(input);
    const { view } = this.run;
    if ((view.happened & STEP_EVENT.jumped) !== 0) this.inputBuffer.endTap();
    this.options.afterStep?.(view);
    emitEventsOfStep(view, this.emitOfStep);
    this.goals.check(view, this.ranked);
    if ((view.happened & STEP_EVENT.crashed) !== 0) this.end(view.score, now);
  }

  /** The player knows of the weapon in what is tried again. */
  private readonly emitOfStep: GameEventListener = (event) => {
    if (!this.goals.isRetry || event.type !== 'weapon_appeared') this.options.emit(event);
  };

  /** A source (a key, a finger, a button) begins an action. */
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
      case 'retry':
        if (this.mayRestart(now)) this.options.onRetry?.();
        break;
      case 'shoot':
      case 'turbo':
      case 'special':
        this.inputBuffer.press(action);
    }
  }

  release(action: KeyAction, source: string): void {
    if (action === 'jump' || action === 'crouch') this.inputBuffer.release(action, source);
  }

  /**
   * Starts a new run at once, in any phase.
   * @throws what `createRun` throws for a bad seed; the old run is kept then.
   */
  start(seed: string | number, now: number): void {
    this.begin({ seed }, now);
  }

  /** Like {@link start}, for a run that begins in another way than a fresh one. */
  begin(start: SessionStart, now: number): void {
    this.current = this.createRun(start);
    this.words.label = start.label ?? '';
    this.currentPhase = 'running';
    this.debug.apply();
    this.goals.begin(start, this.run.view, this.ranked);
    // Earlier presses do not belong to this run; what is still held does.
    this.inputBuffer.clearPresses();
    this.clock.start(now, this.rate);
    if (start.from !== undefined) this.startCountdown(now);
    const isPractice = start.practice !== undefined || start.ranked === false;
    const run = { view: this.run.view, at: Date.now() };
    this.options.emit({ type: 'start', ...kindOfRun(this.ranked, isPractice), run });
  }

  /** Starts the next run on the course that is chosen, in any phase. Unseen, it waits paused. */
  startNextRun(now: number): void {
    this.begin(this.next.begin(), now);
    if (!this.visible) this.pause();
  }

  pause(): void {
    if (this.currentPhase === 'counting') this.currentPhase = 'paused';
    else if (this.currentPhase === 'running') {
      this.currentPhase = 'paused';
      this.options.emit({ type: 'pause' });
    }
  }

  /** The page has lost the focus: releases everything that is held, and pauses the run. */
  loseFocus(): void {
    this.inputBuffer.releaseAll();
    if (!this.debug.manual) this.pause();
  }

  resume(now: number): void {
    if (this.currentPhase === 'paused' && this.visible) this.startCountdown(now);
  }

  /** Whether the player can see the stage; while it is hidden nothing starts or continues. */
  setVisible(visible: boolean): void {
    this.visible = visible;
    if (!visible) this.pause();
  }

  reset(): void {
    this.inputBuffer.releaseAll();
    this.current = this.createRun({ seed: READY_SEED });
    this.goals.begin({ seed: READY_SEED }, this.run.view, false);
    this.currentPhase = 'ready';
  }

  /** The dino has the weapon. */
  get isArmed(): boolean {
    return isArmed(this.run.view);
  }

  private createRun(start: SessionStart): RecordedRun {
    return new RecordedRun(start, this.options.assists?.() ?? NO_ASSISTS, this.debug.invincible);
  }

  private get rate(): number {
    return this.run.view.assists.speed * this.debug.timeScale;
  }

  /** The input of the next step: what the player holds, and has pressed since the last one. */
  nextInput(): number {
    return this.automaticCrouch.adjust(this.run.view, this.inputBuffer.take());
  }

  private pressJump(now: number): void {
    if (!this.visible) return;
    if (this.currentPhase === 'paused') this.resume(now);
    else if (this.currentPhase === 'ready' || (this.mayRestart(now) && this.next.press(now))) {
      this.startNextRun(now);
      // The press that starts a run is also its first jump, unless a countdown comes first.
      this.inputBuffer.tap('jump');
    }
  }

  private startCountdown(now: number): void {
    this.currentPhase = 'counting';
    this.since = now;
  }

  private endCountdown(now: number): void {
    if (now - this.since < COUNTS * COUNT_MS) return;
    this.inputBuffer.clearPresses();
    this.clock.resume(now);
    this.currentPhase = 'running';
    this.options.emit({ type: 'resume' });
  }

  private end(score: number, now: number): void {
    this.currentPhase = 'over';
    this.since = now;
    this.goals.end(this.current);
    const kind = kindOfRun(this.ranked, this.run.view.practice !== null);
    const run = { replay: this.replay, summary: summarizeRun(this.run.view), at: Date.now() };
    this.options.emit({ type: 'over', score, high_score: this.highScore, ...kind, run });
    this.next.show();
  }
}
