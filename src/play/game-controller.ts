import {
  type Course,
  courseFromAddress,
  type DebugFigures,
  EndedRuns,
  type Engine,
  type EngineOptions,
  type GameApi,
  type GameElements,
  type GameEvent,
  type GameEvents,
  type GameStores,
  InputRouter,
  isStageAwaited,
  isStageShown,
  type RunSummary,
  scrollToStage,
  type Screen,
  type StatsEventBuffer,
  type UiState,
} from '#game';
import {
  Emitter,
  isolated,
  listen,
  onFirstTouch,
  reportOnce,
  type Store,
  whenIdle,
} from '#platform';
import { EngineLoader } from './engine-loader.ts';
import { PageControls } from './page-controls.ts';
import { UiStatePublisher } from './ui-state-publisher.ts';

/** The props of what the game area consists of. */
export interface PartProps {
  readonly game: GameController;
}

/** The page-wide objects that a mounted game uses. */
export interface GameControllerOptions extends GameStores {
  readonly statsEvents: StatsEventBuffer;
  /** Publishes when the player has erased all their data. */
  readonly erasures: Pick<Store<object>, 'subscribe'>;
  /** The controller publishes whether its stage is being opened. */
  readonly stageOpening: Pick<Store<{ isOpening: boolean }>, 'publish'>;
}

/** Hashes of addresses that ask for a run, for saved runs, for a day's course or practice. */
const ASKS_FOR_RUNS = /^#(run=|runs$|daily(-\d{1,6})?(?![-\w])|practice$)/;

/**
 * Opens and closes one mounted game: the input from the beginning, the engine after the visitor's
 * first touch of the page, and the features once the stage is open.
 */
export class GameController implements GameApi {
  private readonly state = new UiStatePublisher();
  readonly ui: Store<UiState> = this.state.store;
  readonly figures: Store<DebugFigures | null> = this.state.figures;
  readonly pageControls: PageControls;
  readonly input: InputRouter;
  readonly events: GameEvents = new Emitter();
  readonly endedRuns = new EndedRuns();

  elements: GameElements | undefined;
  course: Course | undefined;
  retryRun: (() => void) | undefined;

  private readonly loader = new EngineLoader();
  private onStageOpen: ((engine: Engine) => void) | undefined;
  private disposers: (() => void)[] = [];

  constructor(private readonly options: GameControllerOptions) {
    const { settings, statsEvents } = options;
    this.pageControls = new PageControls(settings, this);
    this.input = new InputRouter(this, this.pageControls, settings);
    // Two subscribers, because an error in one does not stop the other.
    this.events.subscribe((event, summary) => {
      // Practice does not count for the statistics. What stops counting on its way counts as a run
      // that was not finished.
      if (this.engine?.session.ranked !== false) statsEvents.onEvent(event, summary);
    });
    this.events.subscribe((event, summary) => this.onEvent(event, summary));
  }

  get screen(): Screen {
    return this.state.screen;
  }

  get engine(): Engine | undefined {
    return this.loader.engine;
  }

  /**
   * Mounts the game on these elements. Returns a function that unmounts it; after that it can be
   * mounted again.
   */
  attach(elements: GameElements): () => void {
    const { settings, highScores, erasures } = this.options;
    settings.read();
    this.elements = elements;
    this.course = courseFromAddress();
    this.disposers = [
      this.input.attach(elements),
      this.pageControls.attach(elements),
      highScores.plain.watch(),
      highScores.assisted.watch(),
      erasures.subscribe(() => this.reset()),
      onFirstTouch(() => this.openOnce()),
      listen(window, 'hashchange', () => this.openFromAddress()),
    ];
    this.openFromAddress();
    return () => this.detach();
  }

  whenStageOpen(act: (engine: Engine) => void): void {
    this.onStageOpen = act;
    // The later choice counts.
    this.input.cancelPendingStart();
    this.carryOutChoices();
  }

  /** Tries again what has failed: loading the engine's code, or opening its stage. */
  retry(): void {
    this.loader.retry();
  }

  resume(): void {
    this.engine?.session.resume(performance.now());
    this.focusStage();
    this.publish();
  }

  /** Pauses the run, and cancels a start that waits for the stage. */
  pause(): void {
    this.input.cancelPendingStart();
    this.engine?.session.pause();
    this.publish();
  }

  setCovered(covered: boolean): void {
    this.input.setCovered(covered);
    if (covered) this.pause();
    // The browser would return the focus to the button that opened the dialog, and the next Space
    // would press that again.
    else this.focusStage();
  }

  restartAfterFault(): void {
    this.engine?.restartAfterFault();
    this.focusStage();
  }

  dismissSlowDevice(): void {
    this.engine?.slowDevice.dismiss();
    this.focusStage();
    this.publish();
  }

  focusStage(): void {
    this.elements?.stage.focus({ preventScroll: true });
  }

  showStage(): void {
    if (this.elements !== undefined) scrollToStage(this.elements);
    this.focusStage();
  }

  /**
   * Shows the present state to React. An error in this reaches neither the frame loop nor the code
   * that handles an input.
   */
  publish(now = performance.now()): void {
    try {
      this.state.publish(this.engine, this.pageControls, now);
    } catch (error) {
      reportOnce(this, error);
    }
  }

  private openFromAddress(): void {
    if (!ASKS_FOR_RUNS.test(location.hash)) return;
    // Following such a link counts as a touch.
    this.openOnce();
    this.showRuns();
  }

  private openOnce(): void {
    if (this.screen === 'waiting' && this.elements !== undefined) {
      this.loader.open(this.engineOptions(this.elements.canvasPlace));
    }
  }

  private engineOptions(element: HTMLElement): EngineOptions {
    return {
      element,
      stores: this.options,
      events: this.events,
      page: this.pageControls,
      course: () => this.course,
      onRetry: () => this.retryRun?.(),
      announce: (sentence) => this.announce(sentence),
      onScreen: (screen) => this.setScreen(screen),
      onFrame: (now) => this.input.frame(now),
      onUpdate: (now) => this.publish(now),
    };
  }

  private showRuns(): void {
    this.state.areRunsWanted = true;
    this.publish();
  }

  /**
   * Carries out what the player has chosen while there was no stage to see, such as a replay, and
   * then a start.
   */
  private carryOutChoices(): void {
    const { engine, onStageOpen } = this;
    if (engine === undefined || !isStageShown(this.screen)) return;
    this.onStageOpen = undefined;
    if (onStageOpen !== undefined) isolated(onStageOpen)(engine);
    this.input.startPending(engine);
    this.publish();
  }

  private detach(): void {
    for (const dispose of this.disposers) dispose();
    this.disposers = [];
    this.loseFocus();
    this.options.statsEvents.onLeave();
    this.loader.dispose();
    this.elements = undefined;
    this.onStageOpen = undefined;
    this.state.announcement = '';
    this.state.areRunsWanted = false;
    this.setScreen('waiting');
  }

  private setScreen(screen: Screen): void {
    // The drawing context may have been lost before this page showed the stage.
    const hasOpened = this.screen === 'opening' && (screen === 'open' || screen === 'lost');
    this.state.screen = screen;
    this.options.stageOpening.publish({ isOpening: screen === 'opening' });
    // A player who reads about a failure will start again when the game works.
    if (!isStageAwaited(screen) && !isStageShown(screen)) this.input.cancelPendingStart();
    this.publish();
    this.carryOutChoices();
    if (hasOpened) this.disposers.push(whenIdle(() => this.showRuns()));
  }

  private announce(sentence: string): void {
    this.state.announcement = sentence;
    this.publish();
  }

  private onEvent({ type }: GameEvent, summary: () => RunSummary): void {
    if (type === 'start' && this.elements !== undefined) scrollToStage(this.elements);
    if (type === 'over') this.addEndedRun(summary());
  }

  /**
   * Runs without a replay are not saved: those that could not crash or do not count, and those of
   * more than an hour.
   */
  private addEndedRun(summary: RunSummary): void {
    const replay = this.engine?.session.replay;
    if (replay !== undefined) this.endedRuns.add({ replay, summary, at: Date.now() });
  }

  /** The player has erased all their data: drops the run, and ended runs that are not saved yet. */
  private reset(): void {
    this.endedRuns.take();
    this.engine?.reset();
    this.publish();
  }

  loseFocus(): void {
    this.input.releaseAll();
    this.engine?.session.loseFocus();
    this.publish();
  }
}
