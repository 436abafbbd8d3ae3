import { NO_ASSISTS, NO_INPUT } from '#simulation';
import { isInRun, isUnderWay } from '#story';
import { crashOf, emitMoments, startOf } from '../events.ts';
import type { SessionAction } from '../input/actions.ts';
import type { InputBuffer } from '../input/input-buffer.ts';
import type { StoredRun } from '../runs/stored-run.ts';
import { READY_SEED, type SessionStart } from './course.ts';
import { type DebugSwitches, isEased } from './debug-switches.ts';
import type { LeaveReason, PauseReason } from './pause-reason.ts';
import { RecordedRun } from './recorded-run.ts';
import { ShownSession } from './shown-session.ts';

/** The state machine of one visitor's game: which run, in which phase. Times are in ms. */
export class Session extends ShownSession {
  private visible = false;

  advance(now: number): void {
    if (this.currentPhase === 'counting' && this.counting.isOver(now)) this.endCountdown(now);
    if (this.debug.manual) return;
    if (this.currentPhase === 'over') {
      this.current.finishGhost(this.clock.stepsDue(now));
      this.next.follow();
    }
    if (this.currentPhase !== 'running') return;
    if (this.clock.wasSuspended(now)) return this.pause('stall');
    const steps = this.clock.stepsDue(now);
    for (let i = 0; i < steps && this.currentPhase === 'running'; i++)
      this.takeStep(this.decide(this.inputBuffer.take()), now);
  }

  takeStep(input: number, now: number): void {
    if (this.currentPhase !== 'running') return;
    if (this.current.forgetFuture()) this.options.emit(startOf(this.current, this.goals.start));
    this.current.step(input);
    const { story } = this;
    if (story.since('jumped') === 0) this.inputBuffer.endTap();
    this.options.afterStep?.(story);
    emitMoments(story, this.goals.start, this.ranked, this.options.emit);
    if (story.since('crashed') === 0) this.end(now);
  }

  press(action: SessionAction, source: string, now: number): void {
    if (action === 'pause') return this.phase === 'paused' ? this.resume(now) : this.pause('key');
    if (this.debug.bot !== null) this.setDebug({ bot: null }, now);
    if (action === 'jump' || action === 'crouch') {
      if (this.inputBuffer.hold(action, source) && action === 'jump') this.pressJump(now);
    } else this.inputBuffer.press(action);
  }

  readonly holdOn: InputBuffer['holdOn'] = (...held) => this.inputBuffer.holdOn(...held);
  readonly release: InputBuffer['release'] = (...held) => this.inputBuffer.release(...held);

  /**
   * Starts a new run at once, in any phase.
   * @throws what `createRun` throws for a bad seed, and keeps the old run.
   */
  begin(start: SessionStart, now: number): void {
    this.current = this.createRun(start);
    this.currentPhase = 'running';
    this.applyDebug();
    this.goals.begin(start, this.current);
    this.options.onBegin?.(this.story);
    // Presses from before don't count for this run, but what is still held does.
    this.inputBuffer.clearPresses();
    this.clock.start(now, this.rate);
    this.options.emit(startOf(this.current, this.goals.start));
    if (start.from !== undefined || this.counting.awaitsSound()) this.startCountdown(now);
  }

  /** Takes up a run that was left, paused, or over if edited rules end it earlier. */
  restore({ unfinished, course, at }: StoredRun, now: number): void {
    this.debug = { ...this.debug, invincible: unfinished.invincible };
    this.current = RecordedRun.of(unfinished);
    this.currentPhase = 'paused';
    this.lastPause = 'restored';
    this.clock.start(0, this.rate);
    this.goals.begin(unfinished.replay, this.current);
    this.options.onBegin?.(this.story);
    const { view } = this.run;
    this.options.emit({ type: 'restored', run: { view, at: Date.now(), storedAt: at, course } });
    if (view.gameOver) this.end(now);
  }

  joinCourse(start: SessionStart): void {
    this.current.join(start);
    this.goals.begin(start, this.current);
  }

  /** Starts the next run, in any phase. If the stage is hidden, the run waits paused. */
  startNextRun(now: number): void {
    this.begin(this.next.begin(this.run.view), now);
    if (!this.visible) this.pause('no-picture');
  }

  pause(reason: PauseReason): void {
    if (!isUnderWay(this.currentPhase)) return;
    this.currentPhase = 'paused';
    this.lastPause = reason;
    this.options.emit({ type: 'paused', reason });
  }

  loseFocus(reason: PauseReason): void {
    this.inputBuffer.releaseAll();
    if (!this.debug.manual) this.pause(reason);
  }

  resume(now: number): void {
    if (this.currentPhase === 'paused' && this.visible) this.startCountdown(now);
  }

  /** While the player can't see the stage, nothing starts or continues. */
  setVisible(visible: boolean): void {
    this.visible = visible;
    if (!visible) this.pause('no-picture');
  }

  /** Ends the run where it is, or leaves it to another page. */
  leave(reason: LeaveReason): void {
    if (isInRun(this.currentPhase)) {
      const run = reason === 'elsewhere' ? null : this.goals.leave(this.current);
      this.options.emit({ type: 'left', reason, run });
    }
    this.reset();
  }

  reset(): void {
    this.inputBuffer.releaseAll();
    this.current = this.createRun({ seed: READY_SEED });
    this.goals.begin({ seed: READY_SEED }, this.current);
    this.currentPhase = 'ready';
    this.options.onBegin?.(this.story);
    this.options.onChange?.();
  }

  setDebug(changes: Partial<DebugSwitches>, now: number): void {
    this.debug = { ...this.debug, ...changes };
    this.current.setInvincible(this.debug.invincible);
    if (changes.manual === undefined) this.clock.setRate(this.rate);
    else this.clock.start(now, this.rate);
    this.applyDebug();
    this.options.onChange?.();
  }

  /** Goes to a step that the run has taken, and stops there. Playing on makes another run. */
  seek(step: number, now: number): void {
    this.setDebug({ manual: true }, now);
    this.current.seek(step);
    this.currentPhase = this.run.view.gameOver ? 'over' : 'running';
    this.since = now;
    this.options.onBegin?.(this.story);
  }

  /** Repeats the step that the run once took here, unless the player presses something. */
  stepByHand(now: number): void {
    const input = this.inputBuffer.take();
    const repeats = this.current.isInPast && this.debug.bot === null && input === NO_INPUT;
    if (repeats) this.seek(this.run.view.steps + 1, now);
    else this.takeStep(this.decide(input), now);
  }

  private readonly decide = (pressed: number): number =>
    this.debug.bot?.(this.run.view) ?? this.automaticCrouch.adjust(this.run.view, pressed);

  private createRun(start: SessionStart): RecordedRun {
    return new RecordedRun(start, this.options.assists?.() ?? NO_ASSISTS, this.debug.invincible);
  }

  private applyDebug(): void {
    const isUnranked = isEased(this.debug, this.options.ranksManualRuns?.() ?? false);
    if (isUnranked && this.currentPhase !== 'over') this.current.unrank();
  }

  private get rate(): number {
    return this.run.view.assists.speed * this.debug.timeScale;
  }

  private pressJump(now: number): void {
    if (!this.visible) return;
    const { phase } = this;
    if (phase === 'paused') this.resume(now);
    else if (phase === 'ready' || (phase === 'over' && this.next.press(this.since, now))) {
      this.startNextRun(now);
      // The press that starts a run is also its first jump, unless a countdown comes first.
      this.inputBuffer.tap('jump');
    }
  }

  private startCountdown(now: number): void {
    this.currentPhase = 'counting';
    this.counting.start(now);
    this.options.emit({ type: 'counting' });
  }

  private endCountdown(now: number): void {
    this.inputBuffer.clearPresses();
    this.clock.resume(now);
    this.currentPhase = 'running';
    this.options.emit({ type: 'resumed' });
  }

  private end(now: number): void {
    this.currentPhase = 'over';
    this.since = now;
    const result = this.goals.end(this.current);
    this.options.emit(crashOf(this.current, result, this.highScore));
    this.next.show();
  }
}
