import { isAssisted, metresOf, STEPS_PER_SECOND } from '#simulation';
import type { Story } from '#story';
import { isDebugInAddress } from '../debug/debug-address.ts';
import type { GameEvent } from '../events.ts';
import { ControlNames } from '../hints/control-names.ts';
import { Hints } from '../hints/hints.ts';
import { TaughtHints } from '../hints/taught-hints.ts';
import { BestRuns } from '../runs/best-runs.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';
import { RunNotes } from './run-notes.ts';

const CONTROLS_STEPS = STEPS_PER_SECOND / 2;

export class HudTextOutput implements GameOutput {
  private readonly notes = new RunNotes();
  private readonly bestRuns = new BestRuns();
  private readonly taught = new TaughtHints();
  private readonly names: ControlNames;
  private readonly hints: Hints;
  /** Hide hints from developers, who step through runs and compare pictures. */
  private readonly areHintsShown = !isDebugInAddress();
  private readonly unsubscribe: () => void;

  constructor(private readonly options: Omit<GameOutputOptions, 'pause' | 'onAudible'>) {
    const { usedDevice, settings } = options;
    this.names = new ControlNames(usedDevice);
    this.hints = new Hints(this.taught, this.names, options);
    this.unsubscribe = settings.subscribe(() => this.writeControls());
    this.writeControls();
    this.writeBestEnd();
  }

  onPress(source: string): void {
    this.names.onPress(source);
    this.writeControls();
  }

  onEvent(event: GameEvent): void {
    if (event.type === 'record') this.notes.onRecord();
    else if (event.type === 'retrySucceeded') this.notes.onRetrySuccess(event.tries);
    else if (event.type === 'rivalOut') this.notes.onRivalOut(event.name, event.score);
    else if (event.type === 'rivalPassed') this.notes.onRivalPassed(event.name);
    else if (event.type === 'crashed' && !event.unranked) this.end();
    else if (event.type === 'left' && event.run !== null) this.end();
    this.writeTexts();
  }

  begin({ run }: Story): void {
    this.taught.read();
    this.bestRuns.read();
    this.notes.begin(run);
    this.hints.reset();
    this.writeControls();
    this.writeBestEnd();
    this.writeTexts();
  }

  afterStep({ run }: Story): void {
    this.notes.afterStep(run);
    if (this.areHintsShown) this.hints.afterStep(run);
    // The player may enter full screen at any time.
    if (run.steps % CONTROLS_STEPS === 0) this.writeControls();
    this.writeTexts();
  }

  reset(): void {
    this.taught.reset();
    this.bestRuns.reset();
  }

  dispose(): void {
    this.unsubscribe();
  }

  private end(): void {
    this.taught.countRun();
    const view = this.options.view();
    // By now the high score includes this run.
    if (view.score < this.options.highScore()) return;
    this.bestRuns.offer({ score: view.score, metres: metresOf(view) }, isAssisted(view.assists));
  }

  private writeTexts(): void {
    const { hud } = this.options;
    hud.hint = this.hints.current;
    hud.note = this.notes.current;
    hud.showsTurbo = !this.areHintsShown || this.taught.get().turbo;
  }

  private writeControls(): void {
    const { hud, settings, hasKeysInBar } = this.options;
    const { bindings } = settings.get();
    const isNeeded = this.names.device !== 'keyboard' || !hasKeysInBar();
    hud.shootKey = (isNeeded && this.names.nameOf('pickup', bindings)?.cap) || '';
    hud.turboKey = (isNeeded && this.names.nameOf('turbo', bindings)?.cap) || '';
  }

  private writeBestEnd(): void {
    const { hud, view, highScore } = this.options;
    const { assists, practice } = view();
    hud.bestEnd = practice === null ? this.bestRuns.endOf(highScore(), isAssisted(assists)) : 0;
  }
}
