import { NO_INPUT } from '#simulation';
import {
  type Backdrop,
  cssColour,
  DEFAULT_STAGE_STATE,
  type Detail,
  fittingHudSize,
  fittingViewport,
  type HudContent,
  type Stage,
  type StageState,
  type TakeoffWindows,
  WIDE,
} from '#stage';
import { isUnderWay, type Story } from '#story';
import type { Opening } from '#content';
import { allOf, sameFields, watchElementSize } from '#platform';
import { jumpKeyOnStage } from '../input/bindings.ts';
import { type Settings, settings } from '../settings/settings.ts';
import {
  isMotionReduced,
  subscribeToSystemPreferences,
  themeOf,
} from '../settings/system-preferences.ts';
import type { ShownRun } from './shown-run.ts';

interface PageState {
  readonly namesKeys: boolean;
  readonly debugMode: boolean;
}

export interface StagePresenterOptions {
  readonly element: HTMLElement;
  readonly page: PageState;
  /** Default: the dawn. */
  readonly opening?: Opening | undefined;
}

const EDGES = ['sky', 'horizon', 'ground', 'earth'] as const satisfies readonly (keyof Backdrop)[];

/**
 * Draws runs on an open stage, following settings, system preferences and page. A waiting, paused,
 * finished or replayed run may stand still. It is drawn only when something changes, which spares a
 * phone's battery.
 */
export class StagePresenter {
  private readonly state: StageState = { ...DEFAULT_STAGE_STATE };
  /**
   * The state of the next frame. Leaves out the time since the crash, which changes while nothing
   * moves.
   */
  private readonly next: Omit<StageState, 'msSinceCrash'>;
  private story: Story;
  /** The moment on the canvas: the story's step, and the share of a step since. */
  private drawnStep = NaN;
  private alpha = 0;
  private backdrop: Backdrop | undefined;
  private readonly unsubscribe: () => void;
  private isHeld = false;
  private cssWidth = NaN;

  /**
   * @param hud texts of the HUD, read in each frame.
   * @param first drawn before the canvas joins the page, so that it replaces the poster with the
   * same picture.
   */
  constructor(
    readonly stage: Stage,
    private readonly options: StagePresenterOptions,
    private readonly hud: Readonly<HudContent>,
    first: ShownRun,
  ) {
    const { element } = options;
    const { msSinceCrash: _, ...next } = DEFAULT_STAGE_STATE;
    this.next = next;
    this.story = first.story;
    stage.begin(first.story);
    this.fit(element.clientWidth, element.clientHeight, window.devicePixelRatio);
    this.draw(first, 'full', performance.now());
    element.append(stage.canvas);
    const readSettings = () => this.readSettings();
    this.unsubscribe = allOf([
      watchElementSize(element, (width, height, density) => this.fit(width, height, density)),
      settings.subscribe(readSettings),
      subscribeToSystemPreferences(readSettings),
    ]);
  }

  /** Another run comes on stage, or this one jumps in time. */
  begin(story: Story): void {
    this.story = story;
    this.drawnStep = NaN;
    this.stage.begin(story);
  }

  /**
   * Skips the frame if the stage already shows the same.
   * @param now the frame's time, ms.
   */
  draw(shown: ShownRun, detail: Detail, now: number, takeoffs: TakeoffWindows | null = null): void {
    if (this.isHeld) return;
    const { next, state, stage, hud } = this;
    const { page } = this.options;
    const { alpha, story } = shown;
    Object.assign(next, hud);
    next.touch = !page.namesKeys;
    next.debug = page.debugMode;
    next.takeoffs = takeoffs;
    next.detail = detail;
    next.phase = shown.phase;
    next.input = shown.input ?? NO_INPUT;
    next.countdown = shown.countdown(now);
    next.highScore = shown.highScore;
    next.ranked = shown.ranked;
    next.crashBoxes = shown.crashBoxes ?? false;
    next.ghost = shown.ghost;
    next.hasResult = shown.hasResult?.(now) ?? false;
    const isSameMoment = this.drawnStep === story.steps && this.alpha === alpha;
    if (isUnderWay(next.phase) || !isSameMoment || !sameFields(state, next) || stage.isAnimating) {
      this.drawnStep = story.steps;
      this.alpha = alpha;
      Object.assign(state, next);
      state.msSinceCrash = shown.msSinceCrash(now);
      stage.draw(story, alpha, state);
    }
    // The stage redraws a still picture by itself once it has loaded the colours.
    if (this.backdrop !== stage.backdrop) this.showBackdrop(stage.backdrop);
  }

  /**
   * Draws the run in full detail, as on a wide stage, and again a frame later, when its captions
   * are there. The next frame replaces it. The canvas is to be copied at once.
   */
  async renderOnce(shown: ShownRun): Promise<void> {
    const { next, stage } = this;
    const { viewport } = next;
    next.viewport = WIDE;
    stage.begin(shown.story);
    this.drawnStep = NaN;
    this.draw(shown, 'full', performance.now());
    next.viewport = viewport;
    this.isHeld = true;
    await new Promise(requestAnimationFrame);
    this.isHeld = false;
    stage.draw(shown.story, shown.alpha, this.state);
    this.begin(this.story);
  }

  dispose(): void {
    this.unsubscribe();
    this.stage.canvas.remove();
  }

  /** Resizes at once, because a stretched picture would show until the next frame. */
  private fit(cssWidth: number, cssHeight: number, devicePixelRatio: number): void {
    const { next, state, stage } = this;
    const viewport = fittingViewport(cssWidth, cssHeight);
    if (!sameFields(viewport, next.viewport)) next.viewport = viewport;
    state.viewport = next.viewport;
    this.cssWidth = cssWidth;
    this.readSettings();
    stage.resize(cssWidth, devicePixelRatio);
  }

  /** In full screen the stylesheet paints around the stage with these colours. */
  private showBackdrop(backdrop: Backdrop): void {
    this.backdrop = backdrop;
    const { style } = this.options.element;
    for (const edge of EDGES) style.setProperty(`--stage-${edge}`, cssColour(backdrop[edge]));
  }

  /** A theme that the player has chosen wins over the page's. */
  private openingIn({ theme }: Settings): Opening | null {
    const { opening = null } = this.options;
    if (opening?.theme === undefined || (theme === 'system' && this.next.theme === 'default'))
      return opening;
    const { theme: _, ...others } = opening;
    return others;
  }

  private readSettings(): void {
    const { next } = this;
    const chosen = settings.get();
    next.theme = themeOf(chosen);
    next.opening = this.openingIn(chosen);
    next.reducedMotion = isMotionReduced(chosen);
    next.jumpKey = jumpKeyOnStage(chosen.bindings);
    next.hudSize = fittingHudSize(chosen.hudSize, next.viewport, this.cssWidth);
    next.skin = chosen.skin;
  }
}
