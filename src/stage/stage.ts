import type { Opening } from '#content';
import { NO_INPUT, type RunView } from '#simulation';
import type { Phase, Story } from '#story';
import { type Viewport, WIDE } from './viewport.ts';

export type Theme = 'default' | 'monochrome' | 'contrast';

export type Skin =
  'classic' | 'ocean' | 'moss' | 'coal' | 'cowboy' | 'gentleman' | 'party' | 'royal' | 'golden';

/**
 * How much of the picture is drawn. No level leaves out anything that a player has to see.
 * Each leaves out what is missed least; the skyline always stays.
 * - full: everything.
 * - sparse: half the rain, snow and sand, no small stars, and no flecks in the earth.
 * - quiet: no sights, and no rain, snow and sand.
 * - plain: also without particles, speed lines, stars and the near hills.
 * - coarse: one canvas pixel for each art pixel, whatever the screen has.
 */
export const DETAILS = ['full', 'sparse', 'quiet', 'plain', 'coarse'] as const;
export type Detail = (typeof DETAILS)[number];

/** Each rival has the colours of one look, and maybe the hat of another. */
export interface RivalLook {
  readonly colours: Skin;
  readonly hat: Skin | null;
}

export interface ShownRival {
  /** To be passed. */
  readonly score: number;
  /** In the characters of the stage's font. */
  readonly name: string;
  readonly look: RivalLook;
}

/**
 * A recorded run to race against, or a rival's run. It steps with the run on stage, and may end
 * earlier.
 */
export interface ShownGhost {
  readonly view: RunView;
  /** Whose run it is; null in a race. */
  readonly rival: ShownRival | null;
}

export type HudSize = 'small' | 'normal' | 'large';

export interface Hint {
  readonly about: 'cactus' | 'pickup' | 'pterodactyl' | 'turbo' | 'fall';
  /** In the characters of the stage's font. */
  readonly text: string;
}

/** Texts are in the characters of the stage's font. An empty one isn't shown. */
export interface HudContent {
  course: string;
  hint: Hint | null;
  note: string;
  shootKey: string;
  turboKey: string;
  /** Shows gauge and key of turbo during a run. */
  showsTurbo: boolean;
  /** Metres of the best run so far, whole; 0 if unknown. */
  bestEnd: number;
}

export const EMPTY_HUD: Readonly<HudContent> = {
  course: '',
  hint: null,
  note: '',
  shootKey: '',
  turboKey: '',
  showsTurbo: false,
  bestEnd: 0,
};

/** A jump clears the next threat if the dino's middle is above one of these stretches of ground. */
export interface TakeoffWindows {
  readonly count: number;
  /** Left and right ends after the run's last step, px from the stage's left edge. */
  readonly from: Readonly<ArrayLike<number>>;
  readonly to: Readonly<ArrayLike<number>>;
}

/** Everything the stage shows besides the run. The game writes it, and every frame reads it. */
export interface StageState extends HudContent {
  /** In `shown` a recorded run is played back, without messages. */
  phase: Phase | 'shown';
  /** The next step's input as far as it's known, a sum of `INPUT` bits. */
  input: number;
  countdown: number;
  highScore: number;
  ranked: boolean;
  touch: boolean;
  debug: boolean;
  takeoffs: TakeoffWindows | null;
  msSinceCrash: number;
  /** The page's card tells the score, so the HUD goes. */
  hasResult: boolean;
  /** Shows the two hitboxes that met in a crash. Debug mode always shows them. */
  crashBoxes: boolean;
  ghost: ShownGhost | null;
  theme: Theme;
  /** The page's own; null for the dawn that runs begin with. */
  opening: Opening | null;
  /** No stretching, recoil, speed lines or parallax. */
  reducedMotion: boolean;
  viewport: Viewport;
  detail: Detail;
  jumpKey: string;
  hudSize: HudSize;
  skin: Skin;
}

export const DEFAULT_STAGE_STATE: Readonly<StageState> = {
  phase: 'ready',
  input: NO_INPUT,
  countdown: 0,
  highScore: 0,
  ranked: true,
  touch: false,
  debug: false,
  takeoffs: null,
  msSinceCrash: 0,
  hasResult: false,
  crashBoxes: false,
  ghost: null,
  theme: 'default',
  opening: null,
  reducedMotion: false,
  viewport: WIDE,
  detail: 'full',
  jumpKey: 'SPACE',
  hudSize: 'normal',
  skin: 'classic',
  ...EMPTY_HUD,
};

/** Sprites and pixels are 0 until the deferred views have loaded. */
export interface DrawStats {
  readonly renderer: 'webgl' | 'canvas';
  readonly textures: number;
  readonly sprites: number;
  /** Area of the sprites on the stage, px, with overlaps counted each time. */
  readonly pixels: number;
}

/** The colours at the picture's edges, 0xRRGGBB. The page continues the picture with them. */
export interface Backdrop {
  readonly sky: number;
  readonly horizon: number;
  readonly ground: number;
  /** The earth's lowest layer, at the lower edge of an upright stage. */
  readonly earth: number;
}

export interface Stage {
  /** The same for the life of the page. Game pages put it into their own box. */
  readonly canvas: HTMLCanvasElement;
  draw(story: Story, alpha: number, state: StageState): void;
  /** When the last frame's new captions are drawn. Nothing that players see waits for it. */
  readonly captioned: Promise<void>;
  drawn(): DrawStats;
  /** Where the last frame shows a point of the world, px: shares of the canvas, 0 to 1. */
  toCanvas(x: number, y: number): { readonly x: number; readonly y: number };
  hideOverlay(): void;
  /** Lets the browser extension PixiJS Devtools find Pixi. */
  offerToDevtools(): void;
  /** A new object whenever a colour changes. */
  readonly backdrop: Backdrop;
  /** Another run comes on stage, or this one jumps in time. */
  begin(story: Story): void;
  /** Right after each step of the run: effects start in steps. */
  afterStep(story: Story): void;
  /** Whether something moves although the run doesn't, so that frames are still needed. */
  readonly isAnimating: boolean;
  /**
   * Loads what the first frame does without: sky, sights and effects. What fails to load is
   * only missing in the picture. Resolves when all have loaded or failed, and rejects if the code
   * doesn't load. A later call tries again.
   */
  loadDeferredViews(): Promise<void>;
  /**
   * Adapts the resolution and draws the last frame again. @param cssWidth of the canvas on the
   * page.
   */
  resize(cssWidth: number, devicePixelRatio: number): void;
  /** True while the browser withholds the drawing context. Nothing is drawn then. */
  readonly isContextLost: boolean;
  /** Also calls back while no page shows the stage. */
  onContextLost(listener: () => void): () => void;
  onContextRestored(listener: () => void): () => void;
}

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

export function cssColour(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`;
}
