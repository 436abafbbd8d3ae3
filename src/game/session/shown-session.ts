import { NO_ASSISTS, NO_INPUT, type Run } from '#simulation';
import type { ShownGhost } from '#stage';
import type { Replay } from '#replay';
import { isUnderWay, type Phase, type Story } from '#story';
import { AutomaticCrouch } from '../input/automatic-crouch.ts';
import { InputBuffer } from '../input/input-buffer.ts';
import type { ShownRun } from '../picture/shown-run.ts';
import { Countdown } from './countdown.ts';
import { READY_SEED } from './course.ts';
import { type DebugSwitches, NO_DEBUG_SWITCHES } from './debug-switches.ts';
import { NextRun, RESTART_DELAY_MS } from './next-run.ts';
import type { PauseReason } from './pause-reason.ts';
import { RecordedRun } from './recorded-run.ts';
import { RunGoals } from './run-goals.ts';
import type { SessionOptions } from './session-options.ts';
import { StepClock } from './step-clock.ts';

/** What is read of a session: by stage, page and input. Times are in ms. */
export abstract class ShownSession implements ShownRun {
  readonly clock = new StepClock();
  readonly goals: RunGoals;
  readonly next: NextRun;
  debug: DebugSwitches = NO_DEBUG_SWITCHES;
  lastPause: PauseReason | null = null;
  current = new RecordedRun({ seed: READY_SEED }, NO_ASSISTS, false);

  protected currentPhase: Phase = 'ready';
  /** When the last run crashed. */
  protected since = 0;
  protected readonly inputBuffer = new InputBuffer();
  protected readonly automaticCrouch: AutomaticCrouch;
  protected readonly counting: Countdown;

  constructor(protected readonly options: SessionOptions) {
    this.automaticCrouch = new AutomaticCrouch(options.singleKey ?? (() => false));
    this.goals = new RunGoals(options.highScores);
    this.next = new NextRun(options);
    this.counting = new Countdown(options.awaitsSound ?? (() => false));
  }

  get run(): Run {
    return this.current.run;
  }

  get phase(): Phase {
    return this.currentPhase;
  }

  /** The player has come back to this run and not yet gone on with it. */
  get isRestored(): boolean {
    return this.currentPhase === 'paused' && this.lastPause === 'restored';
  }

  get playing(): boolean {
    return !this.debug.manual && isUnderWay(this.currentPhase);
  }

  /**
   * The course of this run, or of the next one before it begins; empty for none. The page names the
   * rival of a next run.
   */
  get courseLabel(): string {
    const { courses } = this.options;
    const next = courses?.retry ?? courses?.chosen;
    return (this.currentPhase === 'ready' ? next : this.goals.start)?.label ?? '';
  }

  get highScore(): number {
    const { best } = this.currentPhase === 'ready' ? (this.next.course ?? {}) : this.goals.start;
    return this.goals.bestOf(best, this.run.view);
  }

  get ranked(): boolean {
    return this.current.ranked;
  }

  /** Undefined before the first start, and for a run that has no replay. */
  get replay(): Replay | undefined {
    return this.currentPhase === 'ready' ? undefined : this.current.replay;
  }

  get alpha(): number {
    if (this.currentPhase === 'ready') return 0;
    return this.currentPhase === 'over' && !this.story.hasAftermath ? 0 : this.clock.alpha;
  }

  get input(): number {
    if (this.currentPhase !== 'running') return NO_INPUT;
    return this.automaticCrouch.preview(this.run.view, this.inputBuffer.held);
  }

  readonly runAt = (step: number, run?: Run): Run => this.current.runAt(step, run);

  get story(): Story {
    return this.current.story;
  }

  get ghost(): ShownGhost | null {
    return this.current.shownGhost;
  }

  msSinceCrash(now: number): number {
    return this.currentPhase === 'over' ? Math.max(0, now - this.since) : 0;
  }

  /** The page shows how the run ended. */
  hasResult(now: number): boolean {
    return this.msSinceCrash(now) >= RESTART_DELAY_MS;
  }

  mayRestart(now: number): boolean {
    return this.currentPhase === 'over' && this.next.hasBeenRead(this.since, now);
  }

  countdown(now: number): number {
    return this.currentPhase === 'counting' ? this.counting.left(now) : 0;
  }
}
