import { NO_ASSISTS, NO_INPUT, type Run, type RunView, STEP_EVENT } from '#simulation';
import type { Replay } from '#replay';
import type { KeyAction, PlayAction } from '../input/actions.ts';
import { READY_SEED, type SessionStart } from './course.ts';
import { Countdown } from './countdown.ts';
import { DebugSwitches } from './debug-switches.ts';
import { kindOfRun } from '../events/game-events.ts';
import type { ShownRun } from '../picture/shown-run.ts';
import { AutomaticCrouch } from '../input/automatic-crouch.ts';
import { InputBuffer } from '../input/input-buffer.ts';
import { NextRun, SessionLabels } from './next-run.ts';
import { RecordedRun, type UnfinishedReplay } from './recorded-run.ts';
import { summarizeRun } from '../runs/run-summary.ts';
import { RunGoals } from './run-goals.ts';
import { isUnderWay, type Phase, type SessionOptions } from './session-options.ts';
import { StepClock } from './step-clock.ts';

/** The state machine of one visitor's game: which run, in which phase. Times are in ms. */
export class Session implements ShownRun {
  readonly crashBoxes = false;
  readonly labels: SessionLabels;
  readonly debug: DebugSwitches;

  current: RecordedRun;
  private currentPhase: Phase = 'ready';
  private since = 0;
  private visible = false;
  readonly goals: RunGoals;
  private readonly next: NextRun;
  private readonly inputBuffer = new InputBuffer();
  private readonly automaticCrouch: AutomaticCrouch;
  readonly clock = new StepClock();
  private readonly counting = new Countdown();

  constructor(private readonly options: SessionOptions) {
    this.automaticCrouch = new AutomaticCrouch(options.singleKey ?? (() => false));
    this.goals = new RunGoals(options);
    this.next = new NextRun(options);
    this.labels = new SessionLabels(this.next, () => this.currentPhase);
    this.current = new RecordedRun({ seed: READY_SEED }, NO_ASSISTS, false);
    this.debug = new DebugSwitches({
      ranksManualRuns: options.ranksManualRuns ?? (() => false),
      current: () => this.current,
      isOver: () => this.currentPhase === 'over',
      startClock: (now) => this.clock.start(now, this.rate),
      onTimeScale: () => this.clock.setRate(this.rate),
      onSeek: (now) => this.onSeek(now),
      takeInput: () => this.inputBuffer.take(),
      takeStep: (input, now) => this.takeStep(this.adjusted(input), now),
    });
  }

  get run(): Run {
    return this.current.run;
  }

  get phase(): Phase {
    return this.currentPhase;
  }

  get playing(): boolean {
    return !this.debug.manual && isUnderWay(this.currentPhase);
  }

  get highScore(): number {
    const best = this.currentPhase === 'ready' ? this.next.best : this.goals.best;
    return (best ?? this.goals.highScoreOf(this.run.view)).value;
  }

  /** Undefined before the first start, and for a run that has no replay. */
  get replay(): Replay | undefined {
    return this.currentPhase === 'ready' ? undefined : this.current.replay;
  }

  get ranked(): boolean {
    return this.current.ranked;
  }

  get alpha(): number {
    if (this.currentPhase === 'ready') return 0;
    return this.currentPhase === 'over' && !this.current.isGhostMoving ? 0 : this.clock.alpha;
  }

  get input(): number {
    if (this.currentPhase !== 'running') return NO_INPUT;
    return this.automaticCrouch.preview(this.run.view, this.inputBuffer.held);
  }

  readonly runAt = (step: number, run?: Run): Run => this.current.runAt(step, run);

  get ghost(): RunView | null {
    return this.current.ghostView;
  }

  msSinceCrash(now: number): number {
    return this.currentPhase === 'over' ? Math.max(0, now - this.since) : 0;
  }

  mayRestart(now: number): boolean {
    return this.currentPhase === 'over' && this.next.hasBeenRead(this.since, now);
  }

  countdown(now: number): number {
    return this.currentPhase === 'counting' ? this.counting.left(now) : 0;
  }

  advance(now: number): void {
    if (this.currentPhase === 'counting') this.endCountdown(now);
    if (this.debug.manual) return;
    if (this.currentPhase === 'over') {
      this.current.finishGhost(this.clock.stepsDue(now));
      this.next.follow();
    }
    if (this.currentPhase !== 'running') return;
    if (this.clock.wasSuspended(now)) return this.pause();
    const steps = this.clock.stepsDue(now);
    for (let i = 0; i < steps && this.currentPhase === 'running'; i++)
      this.takeStep(this.adjusted(this.inputBuffer.take()), now);
  }

  takeStep(input: number, now: number): void {
    if (this.currentPhase !== 'running') return;
    if (this.current.forgetFuture()) this.emitStart(this.run.view.practice !== null);
    this.current.step(input);
    const { view } = this.run;
    if ((view.happened & STEP_EVENT.jumped) !== 0) this.inputBuffer.endTap();
    this.options.afterStep?.(view);
    this.goals.check(view, this.ranked);
    if ((view.happened & STEP_EVENT.crashed) !== 0) this.end(view.score, now);
  }

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

  start(seed: string | number, now: number): void {
    this.begin({ seed }, now);
  }

  /**
   * Starts a new run at once, in any phase.
   * @throws what `createRun` throws for a bad seed, and keeps the old run.
   */
  begin(start: SessionStart, now: number): void {
    this.current = this.createRun(start);
    this.labels.label = start.label ?? '';
    this.currentPhase = 'running';
    this.debug.apply();
    this.goals.begin(start, this.run.view, this.ranked);
    // Presses from before don't count for this run, but what is still held does.
    this.inputBuffer.clearPresses();
    this.clock.start(now, this.rate);
    if (start.from !== undefined) this.startCountdown(now);
    this.emitStart(start.practice !== undefined || start.ranked === false);
  }

  /**
   * Takes up a run that was left, paused at its last step, or over if edited rules end it earlier.
   * @param course what was kept of the run's course.
   */
  restore(unfinished: UnfinishedReplay, course: unknown, now: number): void {
    this.debug.invincible = unfinished.invincible;
    this.current = RecordedRun.of(unfinished);
    const { view } = this.run;
    this.currentPhase = 'paused';
    this.clock.start(0, this.rate);
    this.joinCourse(unfinished.replay);
    this.options.emit({ type: 'restore', run: { view, at: Date.now(), course } });
    if (view.gameOver) this.end(view.score, now);
  }

  joinCourse(start: SessionStart): void {
    this.labels.label = start.label ?? '';
    this.goals.begin(start, this.run.view, this.ranked);
    this.current.setGhost(start.ghost);
  }

  /** Starts the next run, in any phase. If the stage is hidden, the run waits paused. */
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

  loseFocus(): void {
    this.inputBuffer.releaseAll();
    if (!this.debug.manual) this.pause();
  }

  resume(now: number): void {
    if (this.currentPhase === 'paused' && this.visible) this.startCountdown(now);
  }

  /** While the player can't see the stage, nothing starts or continues. */
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

  private createRun(start: SessionStart): RecordedRun {
    return new RecordedRun(start, this.options.assists?.() ?? NO_ASSISTS, this.debug.invincible);
  }

  private get rate(): number {
    return this.run.view.assists.speed * this.debug.timeScale;
  }

  private adjusted(input: number): number {
    return this.automaticCrouch.adjust(this.run.view, input);
  }

  private onSeek(now: number): void {
    this.currentPhase = this.run.view.gameOver ? 'over' : 'running';
    this.since = now;
    this.options.afterSeek?.(this.run.view);
  }

  private emitStart(isPractice: boolean): void {
    const run = { view: this.run.view, at: Date.now() };
    this.options.emit({ type: 'start', ...kindOfRun(this.ranked, isPractice), run });
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
    this.counting.start(now);
  }

  private endCountdown(now: number): void {
    if (!this.counting.isOver(now)) return;
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
