import type { RunView } from '#simulation';
import {
  type Backdrop,
  cssColour,
  type Detail,
  type Drawn,
  type HudContent,
  type Stage,
  type TakeoffWindows,
} from '#stage';
import { sameFields, watchElementSize } from '#platform';
import { jumpKeyOnStage } from '../input/key-labels.ts';
import { themeOf, isCalm, subscribeToSystemPreferences } from '../settings/system-preferences.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { type ContextState, ContextWatch } from './context-watch.ts';
import { Picture, type PictureOptions } from './picture.ts';
import type { RunPresentation } from './stage-occupant.ts';

/** What the picture depends on besides the settings; read in each frame. */
export interface PageState {
  readonly touchScreen: boolean;
  /** Whether the page shows the buttons after a run over the stage. */
  readonly buttonsOverStage: boolean;
  readonly debugMode: boolean;
}

export interface StagePresenterOptions {
  /** The stage's canvas is appended to it and adapts to its width. */
  readonly element: HTMLElement;
  readonly settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  readonly page: PageState;
  /** What the HUD says; read in each frame. */
  readonly hud: Readonly<HudContent>;
  /** Called when a setting or a system preference that the picture depends on may have changed. */
  readonly onOptions: () => void;
  /** Called when the drawing context is lost or restored. */
  readonly onContext: () => void;
}

const EDGES = ['sky', 'horizon', 'ground'] as const satisfies readonly (keyof Backdrop)[];

/** Draws runs on an open stage, with the options from settings, system preferences and page. */
export class StagePresenter {
  private readonly picture: Picture;
  private pictureOptions: PictureOptions;
  /** What the element's custom properties say; -1 is no colour. NaN would be one too, but would make the engine allocate at each comparison. */
  private backdrop: Backdrop = { sky: -1, horizon: -1, ground: -1 };
  private readonly contextWatch: ContextWatch;
  private readonly disposers: (() => void)[];
  private isDisposed = false;

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
    void this.show();
    this.contextWatch = new ContextWatch(stage, onContext);
    const applySettings = () => {
      this.pictureOptions = this.readPictureOptions(this.pictureOptions.detail);
      options.onOptions();
    };
    this.disposers = [
      watchElementSize(element, (width, density) => stage.resize(width, density)),
      settings.subscribe(applySettings),
      subscribeToSystemPreferences(applySettings),
    ];
  }

  /** Draws the frame of the time `now`, ms, unless the stage shows the same already. */
  draw(presentation: RunPresentation, detail: Detail, now: number, takeoffs: TakeoffWindows | null = null): void {
    const { touchScreen, buttonsOverStage, debugMode } = this.options.page;
    Object.assign(this.pictureOptions, this.options.hud);
    this.pictureOptions.touch = touchScreen;
    this.pictureOptions.buttonsOverStage = buttonsOverStage;
    this.pictureOptions.debug = debugMode;
    this.pictureOptions.takeoffs = takeoffs;
    this.pictureOptions.detail = detail;
    this.picture.draw(presentation, this.pictureOptions, now);
    if (!sameFields(this.backdrop, this.stage.backdrop)) this.showBackdrop();
  }

  /**
   * Draws this in full detail; the next frame replaces it.
   * @returns the stage's canvas, to be copied at once; undefined while the drawing context is lost.
   */
  renderOnce(presentation: RunPresentation): HTMLCanvasElement | undefined {
    if (this.stage.isContextLost) return undefined;
    this.draw(presentation, 'full', performance.now());
    return this.stage.canvas;
  }

  afterStep(view: RunView): void {
    this.stage.afterStep(view);
  }

  /** Settles when all is seen that the last frame says. */
  settled(): Promise<void> {
    return this.stage.settled();
  }

  /** How much the last frame drew. */
  drawn(): Drawn {
    return this.stage.drawn();
  }

  /** Loads the views that the first frame does not need. */
  loadLateViews(): Promise<void> {
    return this.stage.loadLateViews();
  }

  get contextState(): ContextState {
    return this.contextWatch.state;
  }

  dispose(): void {
    this.isDisposed = true;
    this.contextWatch.dispose();
    for (const dispose of this.disposers) dispose();
    this.stage.canvas.remove();
    this.stage.sleep();
  }

  /** Adds the canvas to the page, once the first frame is whole. */
  private async show(): Promise<void> {
    await this.stage.settled();
    if (!this.isDisposed) this.options.element.append(this.stage.canvas);
  }

  /** The stylesheet paints around the stage with these colours, in full screen. */
  private showBackdrop(): void {
    this.backdrop = { ...this.stage.backdrop };
    const { style } = this.options.element;
    for (const edge of EDGES) style.setProperty(`--stage-${edge}`, cssColour(this.backdrop[edge]));
  }

  private readPictureOptions(detail: Detail): PictureOptions {
    const { hud, page } = this.options;
    const settings = this.options.settings.get();
    return {
      ...hud,
      touch: page.touchScreen,
      buttonsOverStage: page.buttonsOverStage,
      debug: page.debugMode,
      takeoffs: null,
      theme: themeOf(settings),
      calm: isCalm(settings),
      detail,
      jumpKey: jumpKeyOnStage(settings.bindings),
      hudSize: settings.hudSize,
      skin: settings.skin,
    };
  }
}
