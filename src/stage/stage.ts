import { NO_INPUT, type RunView } from '#simulation';
import { type Viewport, WIDE } from './viewport.ts';

/**
 * The phase of a session; `shown` means that a recorded run is played back, over which no message
 * is written.
 */
export type Phase = 'ready' | 'running' | 'paused' | 'counting' | 'over' | 'shown';

/** A set of colours for the whole picture. */
export type Theme = 'default' | 'monochrome' | 'contrast';

/** What the dino looks like: its colours, and what it has on its head. */
export type Skin =
  'classic' | 'ocean' | 'moss' | 'coal' | 'cowboy' | 'gentleman' | 'party' | 'royal';

/**
 * How much of the picture is drawn, from the most to the least. No level changes anything that a
 * player has to see.
 * - full: everything.
 * - still: hills and stars stand still, and night events are not drawn.
 * - plain: no particles, speed lines, hills and stars either.
 * - coarse: one canvas pixel for each art pixel, whatever the screen has.
 */
export const DETAILS = ['full', 'still', 'plain', 'coarse'] as const;
export type Detail = (typeof DETAILS)[number];

/** The size of scores, gauges and key caps. */
export type HudSize = 'small' | 'normal' | 'large';

/** A bubble that teaches something, until it has been done once. */
export interface Hint {
  /** What the bubble points at. */
  readonly about: 'cactus' | 'pickup' | 'pterodactyl' | 'turbo' | 'fall';
  /** In the characters of the stage's font. */
  readonly text: string;
}

/**
 * What the HUD says besides figures. All texts are in the characters of the stage's font; an empty
 * one is not shown.
 */
export interface HudContent {
  /** Which course the run is on. */
  course: string;
  hint: Hint | null;
  /** What has just happened: a milestone, or what turbo gained. */
  note: string;
  /** What the player presses to shoot, and for turbo. */
  shootKey: string;
  turboKey: string;
  /** Where the best run so far ended, whole metres; 0 where that is not known. */
  bestEnd: number;
}

export const EMPTY_HUD: Readonly<HudContent> = {
  course: '',
  hint: null,
  note: '',
  shootKey: '',
  turboKey: '',
  bestEnd: 0,
};

/**
 * Stretches of the ground on which a jump of the dino, when its middle is above them, clears the
 * threat that comes next.
 */
export interface TakeoffWindows {
  /** How many there are. */
  readonly count: number;
  /** Their left and right ends after the run's last step, px from the stage's left edge. */
  readonly from: Readonly<ArrayLike<number>>;
  readonly to: Readonly<ArrayLike<number>>;
}

/**
 * What the stage shows besides the run itself. One object, written by the game and read on each
 * frame.
 */
export interface StageState extends HudContent {
  phase: Phase;
  /**
   * What the next step gets, as far as the player holds it or has pressed it by now: a sum of
   * `INPUT` bits.
   */
  input: number;
  /** 3, 2, 1 in the phase `counting`. */
  countdown: number;
  highScore: number;
  /** False for a run that can't be a new record. */
  ranked: boolean;
  /** On a touch screen the messages mention the tap as well. */
  touch: boolean;
  /** Shows hitboxes, sprite bounds, the ground line and entity ids over the figures. */
  debug: boolean;
  /** Drawn in debug mode; null until they are known. */
  takeoffs: TakeoffWindows | null;
  /** Time since the crash, ms; 0 unless the run is over. */
  sinceCrash: number;
  /** Shows the two hitboxes that met in a crash. Debug mode shows them in any case. */
  crashBoxes: boolean;
  /**
   * A recorded run to race against. It takes its steps together with the run on stage, and may end
   * before it.
   */
  ghost: RunView | null;
  theme: Theme;
  /** Reduced motion: no shake, no speed lines, no parallax. */
  calm: boolean;
  /** What is shown of the world. */
  viewport: Viewport;
  /** Less than `full` where the machine cannot draw frames in time. */
  detail: Detail;
  /** Name of the player's first jump key, as the messages write it. */
  jumpKey: string;
  hudSize: HudSize;
  skin: Skin;
}

/** The state before the game has set any of it. */
export const DEFAULT_STAGE_STATE: Readonly<StageState> = {
  phase: 'ready',
  input: NO_INPUT,
  countdown: 0,
  highScore: 0,
  ranked: true,
  touch: false,
  debug: false,
  takeoffs: null,
  sinceCrash: 0,
  crashBoxes: false,
  ghost: null,
  theme: 'default',
  calm: false,
  viewport: WIDE,
  detail: 'full',
  jumpKey: 'SPACE',
  hudSize: 'normal',
  skin: 'classic',
  ...EMPTY_HUD,
};

/** Measurements of the last frame. */
export interface Drawn {
  readonly renderer: 'webgl' | 'canvas';
  /** Number of textures that each fragment may be read from. */
  readonly textures: number;
  readonly sprites: number;
  /**
   * Area of the sprites on the stage, px, with overlaps counted each time; without the background.
   */
  readonly pixels: number;
}

/**
 * The colours at the picture's edges, 0xRRGGBB each. What is painted with them around the picture
 * goes on with it.
 */
export interface Backdrop {
  /** At the upper edge. */
  readonly sky: number;
  /** Just above the ground. */
  readonly horizon: number;
  /** At the lower edge. */
  readonly ground: number;
}

/**
 * The picture of a run: the state's `viewport`, scaled to the width of the box that its canvas
 * stands in.
 */
export interface Stage {
  /**
   * One canvas for the life of the page: a game page puts it into its own box and takes it out on
   * leaving.
   */
  readonly canvas: HTMLCanvasElement;
  /** Draws one frame now. `alpha`, 0 to 1, is how much of a step has passed since the last one. */
  draw(view: RunView, alpha: number, state: StageState): void;
  /**
   * Settles when all is seen that the last frame says: new texts are rendered a moment after it,
   * and then it is drawn again.
   */
  settled(): Promise<void>;
  /** Measures the last frame. */
  drawn(): Drawn;
  /** From now on shows no score, gauges, keys and words, for pictures of the game. */
  hideOverlay(): void;
  /** Lets the browser extension PixiJS Devtools find Pixi. */
  offerToDevtools(): void;
  /** Of the last frame; another object once it changes. */
  readonly backdrop: Backdrop;
  /**
   * To be called right after each step of the run, and once when another run comes on stage:
   * effects start in steps.
   */
  afterStep(view: RunView): void;
  /** True while something moves although the run stands still, so that frames are still needed. */
  readonly isAnimating: boolean;
  /**
   * Loads what the first frame does without: sky, night events and effects. What fails to load is
   * missing in the picture, nothing else. Settles when everything has loaded or failed; rejects if
   * the code did not load. A later call asks again for what is missing.
   */
  loadDeferredViews(): Promise<void>;
  /**
   * Fits the picture's resolution to the canvas's width on the page, in CSS px, and draws the last
   * frame again.
   */
  resize(cssWidth: number, devicePixelRatio: number): void;
  /**
   * The browser has taken the drawing context away, WebGL's or that of Canvas 2D. Nothing is drawn
   * until it is restored.
   */
  readonly isContextLost: boolean;
  /**
   * Calls back when the drawing context is lost, whether or not a page shows the stage. Returns an
   * unsubscribe function.
   */
  onContextLost(listener: () => void): () => void;
  /** Calls back when drawing works again. Returns an unsubscribe function. */
  onContextRestored(listener: () => void): () => void;
}

/** The stage cannot open. `reason` is for code, `message` for people. */
export class StageError extends Error {
  override readonly name = 'StageError';

  constructor(
    readonly reason: 'no-context' | 'sheet',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type TurboPhase = 'ready' | 'active' | 'cooling';

export function turboPhase({ turbo }: RunView): TurboPhase {
  if (turbo.stepsLeft > 0) return 'active';
  return turbo.cooldownStepsLeft > 0 ? 'cooling' : 'ready';
}

/** As CSS writes a colour. @param rgb 0xRRGGBB. */
export function cssColour(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`;
}
