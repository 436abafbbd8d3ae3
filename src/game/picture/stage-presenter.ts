import type { RunView } from '#simulation';
import type { Detail, Drawn, Stage } from '#stage';
import { watchElementSize } from '#platform';
import { jumpKeyOnStage } from '../input/key-labels.ts';
import { themeOf, isCalm, subscribeToSystemPreferences } from '../settings/system-preferences.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { type ContextState, subscribeToContext } from './context-state.ts';
import { Picture, type PictureOptions } from './picture.ts';
import type { RunPresentation } from './stage-occupant.ts';

/** What the picture depends on besides the settings; read in each frame. */
export interface PageState {
  readonly touchScreen: boolean;
  readonly debugMode: boolean;
}

export interface StagePresenterOptions {
  /** The stage's canvas is appended to it and adapts to its width. */
  readonly element: HTMLElement;
  readonly settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  readonly page: PageState;
  /** Called when a setting or a system preference that the picture depends on may have changed. */
  readonly onOptions: () => void;
  /** Called when the drawing context is lost or restored. */
  readonly onContext: (state: ContextState) => void;
}

/** Draws runs on an open stage, with the options from settings, system preferences and page. */
export class StagePresenter {
  private readonly picture: Picture;
  private pictureOptions: PictureOptions;
  private readonly disposers: (() => void)[];

  /** @param first drawn before the canvas is added to the page, so that it covers the poster with the same picture. */
  constructor(
    private readonly stage: Stage,
    private readonly options: StagePresenterOptions,
    first: RunPresentation,
    detail: Detail,
  ) {
    const { element, settings, onContext } = options;
    this.picture = new Picture(stage);
    this.pictureOptions = this.readPictureOptions(detail);
    stage.wake();
    stage.resize(element.clientWidth, window.devicePixelRatio);
    this.draw(first, detail, performance.now());
    element.append(stage.canvas);
    const applySettings = () => {
      this.pictureOptions = this.readPictureOptions(this.pictureOptions.detail);
      options.onOptions();
    };
    this.disposers = [
      watchElementSize(element, (width, density) => stage.resize(width, density)),
      subscribeToContext(stage, onContext),
      settings.subscribe(applySettings),
      subscribeToSystemPreferences(applySettings),
    ];
  }

  /** Draws the frame of the time `now`, ms, unless the stage shows the same already. */
  draw(presentation: RunPresentation, detail: Detail, now: number): void {
    const { touchScreen, debugMode } = this.options.page;
    this.pictureOptions.touch = touchScreen;
    this.pictureOptions.debug = debugMode;
    this.pictureOptions.detail = detail;
    this.picture.draw(presentation, this.pictureOptions, now);
  }

  /** Draws this in full detail; the next frame replaces it. Returns the stage's canvas, to be copied at once. */
  renderOnce(presentation: RunPresentation): HTMLCanvasElement {
    this.draw(presentation, 'full', performance.now());
    return this.stage.canvas;
  }

  afterStep(view: RunView): void {
    this.stage.afterStep(view);
  }

  /** How much the last frame drew. */
  drawn(): Drawn {
    return this.stage.drawn();
  }

  /** Loads the views that the first frame does not need. */
  loadLateViews(): Promise<void> {
    return this.stage.loadLateViews();
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose();
    this.stage.canvas.remove();
    this.stage.sleep();
  }

  private readPictureOptions(detail: Detail): PictureOptions {
    const { page } = this.options;
    const settings = this.options.settings.get();
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
