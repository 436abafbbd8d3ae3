import {
  courseFromAddress,
  type Course,
  type DebugFigures,
  EndedRuns,
  type Engine,
  type GameApi,
  type GameElements,
  type GameEvent,
  type GameEvents,
  type GameStores,
  InputRouter,
  readSession,
  type Screen,
  type RunSummary,
  type StatsEventBuffer,
  type UiDraft,
  type UiState,
} from '#game';
import { Emitter, listen, Store, whenIdle } from '#platform';
import type { FirstInteraction } from './first-interaction.ts';
import type { GameFiles } from './game-files.ts';
import { type EngineModule, loadEngine, loadEngineAgain } from './engine-loader.ts';
import { PageControls } from './page-controls.ts';
import { UiStatePublisher } from './ui-state-publisher.ts';

/** The page-wide objects that a mounted game works with. */
export interface GameControllerOptions extends GameStores {
  readonly statsEvents: StatsEventBuffer;
  /** Publishes when the player has erased all that is theirs. */
  readonly erasures: Pick<Store<object>, 'subscribe'>;
  readonly firstInteraction: FirstInteraction;
  readonly gameFiles: GameFiles;
}

/** The start of an address's hash that comes with a run. */
const RUN_IN_ADDRESS = '#run=';

/** Opens and closes one mount of the game: input from the beginning, the engine once a visitor has shown up, features when the stage is open. */
export class GameController implements GameApi {
  readonly pageControls: PageControls;
  readonly events: GameEvents = new Emitter();
  readonly figures = new Store<DebugFigures | null>(null);
  readonly endedRuns = new EndedRuns();

  elements: GameElements | undefined;
  engine: Engine | undefined;
  course: Course | undefined;
  screen: Screen = 'waiting';

  private readonly uiState = new UiStatePublisher();
  private readonly input: InputRouter;
  private areRunsWanted = false;
  private announcement = '';
  private onStageOpen: ((engine: Engine) => void) | undefined;
  private disposers: (() => void)[] = [];

  constructor(private readonly options: GameControllerOptions) {
    const { settings, statsEvents } = options;
    this.pageControls = new PageControls({
      settings,
      onChange: () => this.publish(),
      onFocusLost: () => this.loseFocus(),
    });
    this.input = new InputRouter(this, this.pageControls, settings);
    this.events.subscribe((event, summary) => {
      statsEvents.onEvent(event, summary);
      this.onEvent(event, summary);
    });
  }

  get ui(): Store<UiState> {
    return this.uiState.store;
  }

  /** Mounts the game on these elements; the returned function unmounts it. Both as often as React likes. */
  attach(elements: GameElements): () => void {
    const { firstInteraction, gameFiles, settings, erasures } = this.options;
    settings.read();
    this.elements = elements;
    this.course = courseFromAddress();
    this.disposers = [
      this.input.attach(elements),
      this.pageControls.attach(elements.root),
      erasures.subscribe(() => this.reset()),
      gameFiles.fetchWhenIdle(),
      firstInteraction.subscribe(elements.stage, () => this.openOnce()),
      listen(window, 'hashchange', () => this.openRunInAddress()),
    ];
    this.openRunInAddress();
    return () => this.detach();
  }

  whenStageOpen(act: (engine: Engine) => void): void {
    this.onStageOpen = act;
    this.actOnOpenStage();
  }

  /** Tries again what has failed: the engine's code, or its stage. */
  retry(): void {
    this.open(loadEngineAgain);
  }

  resume(): void {
    this.engine?.session.resume(performance.now());
    this.focusStage();
    this.publish();
  }

  /** Pauses a run, and cancels a start that waits for the stage. */
  pause(): void {
    this.input.cancelPendingStart();
    this.engine?.session.pause();
    this.publish();
  }

  setCovered(covered: boolean): void {
    this.input.setCovered(covered);
    if (covered) this.pause();
  }

  restartAfterFault(): void {
    this.engine?.restartAfterFault();
    this.focusStage();
  }

  focusStage(): void {
    this.elements?.stage.focus({ preventScroll: true });
  }

  publish(now = performance.now()): void {
    const session = this.engine?.session;
    if (this.screen === 'restored' && session?.phase !== 'paused') this.screen = 'open';
    const state = this.uiState.publish((draft) => this.read(draft, now));
    this.pageControls.onPhase(state.phase);
    this.figures.publish(state.debugMode && this.engine !== undefined ? this.engine.figures() : null);
  }

  private read(draft: UiDraft, now: number): void {
    draft.screen = this.screen;
    draft.watching = this.engine?.occupant !== undefined;
    draft.runs = this.areRunsWanted;
    draft.announcement = this.announcement;
    this.pageControls.read(draft);
    readSession(draft, this.engine?.session, now);
  }

  private openRunInAddress(): void {
    if (!location.hash.startsWith(RUN_IN_ADDRESS)) return;
    // Whoever follows a link to a run has shown up.
    this.openOnce();
    this.showRuns();
  }

  private openOnce(): void {
    if (this.screen === 'waiting') this.open(loadEngine);
  }

  private showRuns(): void {
    this.areRunsWanted = true;
    this.publish();
  }

  private actOnOpenStage(): void {
    const { engine, onStageOpen } = this;
    if (engine === undefined || onStageOpen === undefined || this.screen !== 'open') return;
    this.onStageOpen = undefined;
    onStageOpen(engine);
    this.publish();
  }

  private open(load: () => Promise<EngineModule>): void {
    const { elements } = this;
    if (elements === undefined) return;
    this.setScreen('opening');
    if (this.engine !== undefined) {
      this.engine.open();
      return;
    }
    // An answer after the end of this mount is for another one.
    const isCurrent = () => this.elements === elements;
    const start = (module: EngineModule) => {
      if (isCurrent()) this.startEngine(module, elements.stage);
    };
    const report = (error: unknown) => {
      if (!isCurrent()) return;
      console.error('The game did not load.', error);
      this.setScreen('no-engine');
    };
    void load().then(start, report);
  }

  private startEngine(module: EngineModule, element: HTMLElement): void {
    this.engine = new module.Engine({
      element,
      stores: this.options,
      events: this.events,
      page: this.pageControls,
      course: () => this.course?.begin(),
      announce: (sentence) => this.announce(sentence),
      onScreen: (screen) => this.setScreen(screen),
      onFrame: (now) => this.input.frame(now),
      onUpdate: (now) => this.publish(now),
    });
    this.engine.open();
  }

  private detach(): void {
    for (const dispose of this.disposers) dispose();
    this.disposers = [];
    this.loseFocus();
    this.options.statsEvents.onLeave();
    this.engine?.dispose();
    this.engine = undefined;
    this.elements = undefined;
    this.announcement = '';
    this.areRunsWanted = false;
    this.onStageOpen = undefined;
    this.setScreen('waiting');
  }

  private setScreen(screen: Screen): void {
    const hasOpened = screen === 'open' && this.screen === 'opening';
    this.screen = screen;
    // Whoever reads that something failed will start anew when it works.
    if (screen !== 'opening' && screen !== 'open') this.input.cancelPendingStart();
    this.publish();
    if (hasOpened && this.engine !== undefined) {
      this.input.startPending(this.engine.session);
      this.publish();
      this.actOnOpenStage();
      this.disposers.push(whenIdle(() => this.showRuns()));
    }
  }

  private announce(sentence: string): void {
    this.announcement = sentence;
    this.publish();
  }

  private onEvent({ type }: GameEvent, summary: () => RunSummary): void {
    if (type === 'start') this.elements?.playArea.scrollIntoView({ block: 'nearest' });
    if (type === 'over') this.keepEndedRun(summary());
  }

  /** A run that could not crash is not kept, nor one of more than an hour: they have no replay. */
  private keepEndedRun(sums: RunSummary): void {
    const replay = this.engine?.session.replay;
    if (replay !== undefined) this.endedRuns.add({ replay, sums, at: Date.now() });
  }

  /** The player has erased everything: nothing is left of the run, nor of a score that it could beat. */
  private reset(): void {
    this.endedRuns.take();
    this.engine?.session.reset();
    this.publish();
  }

  private loseFocus(): void {
    this.input.releaseAll();
    this.engine?.session.loseFocus();
    this.publish();
  }
}
