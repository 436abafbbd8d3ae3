import type { RunView } from '#simulation';
import type { Detail, Drawn, Stage } from '#stage';
import { subscribeToElementSize } from '#platform';
import { jumpKeyOnStage } from '../input/key-labels.ts';
import { themeOf, isCalm, subscribeToSystemPreferences } from '../settings/system-preferences.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { type ContextState, subscribeToContext } from './context-state.ts';
import { Picture, type PictureOptions } from './picture.ts';
import type { RunPresentation } from './stage-occupant.ts';

/** What the picture depends on beside the settings; read each frame. */
export interface PageState {
  readonly touchScreen: boolean;
  readonly debugMode: boolean;
}

export interface StagePresenterOptions {
  /** The stage's canvas is appended to it, and follows its width. */
  readonly element: HTMLElement;
  readonly settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  readonly page: PageState;
  /** Called when the player or the system has chosen another look. */
  readonly onOptions: () => void;
  /** Called when the browser takes the drawing context away, and when it gives it back. */
  readonly onContext: (state: ContextState) => void;
}

/** Shows runs on an open stage, in the look that the player and the system ask for. */
export class StagePresenter {
  private readonly picture: Picture;
  private options: PictureOptions;
  private readonly disposers: (() => void)[];

  /** @param first is on the canvas before anybody sees it: the poster in its place gives way to the same picture. */
  constructor(
    private readonly stage: Stage,
    private readonly options_: StagePresenterOptions,
    first: RunPresentation,
    detail: Detail,
  ) {
    const { element, settings, onContext } = options_;
    this.picture = new Picture(stage);
    this.options = this.readOptions(detail);
    stage.wake();
    stage.resize(element.clientWidth, window.devicePixelRatio);
    this.draw(first, detail, performance.now());
    element.append(stage.canvas);
    const applySettings = () => {
      this.options = this.readOptions(this.options.detail);
      options_.onOptions();
    };
    this.disposers = [
      subscribeToElementSize(element, (width, density) => stage.resize(width, density)),
      subscribeToContext(stage, onContext),
      settings.subscribe(applySettings),
      subscribeToSystemPreferences(applySettings),
    ];
  }

  /** Draws the moment `now`, ms, unless it is on the stage already. */
  draw(presentation: RunPresentation, detail: Detail, now: number): void {
    const { touchScreen, debugMode } = this.options_.page;
    this.options.touch = touchScreen;
    this.options.debug = debugMode;
    this.options.detail = detail;
    this.picture.draw(presentation, this.options, now);
  }

  /** Draws this in full detail until the next frame. Returns the stage's canvas, to be copied at once. */
  renderOnce(presentation: RunPresentation): HTMLCanvasElement {
    this.draw(presentation, 'full', performance.now());
    return this.stage.canvas;
  }

  afterStep(view: RunView): void {
    this.stage.follow(view);
  }

  /** What the last frame gave the graphics side to do. */
  drawn(): Drawn {
    return this.stage.drawn();
  }

  /** Settles when the views that the first frame does not need are there. */
  loadLateViews(): Promise<void> {
    return this.stage.embellish();
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose();
    this.stage.canvas.remove();
    this.stage.sleep();
  }

  private readOptions(detail: Detail): PictureOptions {
    const { page } = this.options_;
    const settings = this.options_.settings.get();
    return {
      touch: page.touchScreen,
      debug: page.debugMode,
      theme: themeOf(settings),
      calm: isCalm(settings),
      detail,
      jumpKey: jumpKeyOnStage(settings.bindings),
    };
  }
}
