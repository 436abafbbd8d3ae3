import { isAssisted, metresOf, type RunView, STEPS_PER_SECOND } from '#simulation';
import { TurboSafety } from '#solver';
import { isDebugInAddress } from '../debug/debug-address.ts';
import type { GameEvent } from '../events/game-events.ts';
import { ControlNames } from '../hints/control-names.ts';
import { Hints, isTurboOffered } from '../hints/hints.ts';
import { TaughtHints } from '../hints/taught-hints.ts';
import { BestRuns } from '../runs/best-runs.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';
import { RunNotes } from './run-notes.ts';

/** Steps from one look ahead to the next. */
const EVERY_STEPS = 6;

/** Advice stays for so long, steps, so that what shows turbo changes rarely. */
const HOLD_STEPS = { safe: STEPS_PER_SECOND, risky: 3 * STEPS_PER_SECOND } as const;

/** Whether the player had better wait before pressing turbo. Turbo can be pressed all the same. */
class TurboAdvice {
  isRisky = false;
  private readonly safety = new TurboSafety();
  /** The step from which on the advice may change. */
  private heldUntil = 0;

  /** A run begins. */
  reset(): void {
    this.isRisky = false;
    this.heldUntil = 0;
  }

  afterStep(view: RunView): void {
    if (view.gameOver || !isTurboOffered(view)) this.isRisky = false;
    else if (view.steps % EVERY_STEPS === 0 && view.steps >= this.heldUntil) this.lookAhead(view);
  }

  private lookAhead(view: RunView): void {
    const isRisky = !this.safety.isSafe(view);
    if (isRisky === this.isRisky) return;
    this.isRisky = isRisky;
    this.heldUntil = view.steps + (isRisky ? HOLD_STEPS.risky : HOLD_STEPS.safe);
  }
}

/**
 * Writes what the HUD says besides figures: hints, key caps, notes, whether to wait with turbo, and
 * where the best run ended.
 */
export class HudOutput implements GameOutput {
  private readonly notes = new RunNotes();
  private readonly turboAdvice = new TurboAdvice();
  private readonly bestRuns = new BestRuns();
  private readonly taught = new TaughtHints();
  private readonly names: ControlNames;
  private readonly hints: Hints;
  /** Not to developers, who step through runs and compare pictures. */
  private readonly areHintsShown = !isDebugInAddress();
  private readonly unsubscribe: () => void;

  constructor(private readonly options: GameOutputOptions) {
    const { isTouchScreen, settings } = options;
    this.names = new ControlNames(isTouchScreen);
    this.hints = new Hints(this.taught, this.names, options, this.turboAdvice);
    this.unsubscribe = settings.subscribe(() => this.writeControls());
    this.writeControls();
    this.writeBestEnd();
  }

  onPress(source: string): void {
    const { device } = this.names;
    this.names.onPress(source);
    if (this.names.device !== device) this.writeControls();
  }

  onEvent(event: GameEvent): void {
    if (event.type === 'start') this.begin();
    else if (event.type === 'record') this.notes.onRecord();
    else if (event.type === 'retry_success') this.notes.onRetrySuccess(event.tries);
    else if (event.type === 'over' && !event.unranked) this.end();
    this.writeTexts();
  }

  afterStep(view: RunView): void {
    this.notes.afterStep(view);
    this.turboAdvice.afterStep(view);
    if (this.areHintsShown) this.hints.afterStep(view);
    this.writeTexts();
  }

  reset(): void {
    this.taught.reset();
    this.bestRuns.reset();
    this.begin();
    this.writeTexts();
  }

  dispose(): void {
    this.unsubscribe();
  }

  private begin(): void {
    this.taught.read();
    this.bestRuns.read();
    this.notes.reset(this.options.view());
    this.turboAdvice.reset();
    this.hints.reset();
    this.writeControls();
    this.writeBestEnd();
  }

  private end(): void {
    const view = this.options.view();
    // The high score includes the run by now.
    if (view.score < this.options.highScore()) return;
    this.bestRuns.offer({ score: view.score, metres: metresOf(view) }, isAssisted(view.assists));
  }

  private writeTexts(): void {
    const { hud } = this.options;
    hud.hint = this.hints.current;
    hud.note = this.notes.current;
    hud.isTurboRisky = this.turboAdvice.isRisky;
  }

  private writeControls(): void {
    const { hud, settings } = this.options;
    const { bindings } = settings.get();
    hud.shootKey = this.names.nameOf('pickup', bindings)?.cap ?? '';
    hud.turboKey = this.names.nameOf('turbo', bindings)?.cap ?? '';
  }

  private writeBestEnd(): void {
    const { hud, view, highScore } = this.options;
    const { assists, practice } = view();
    hud.bestEnd = practice === null ? this.bestRuns.endOf(highScore(), isAssisted(assists)) : 0;
  }
}
