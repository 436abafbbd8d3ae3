import type { RunView } from '#simulation';
import type { DrawnQuads } from './quads/measure-drawn.ts';

/** The phase of a session; `shown` means that a recorded run is played back, over which no message is written. */
export type Phase = 'ready' | 'running' | 'paused' | 'counting' | 'over' | 'shown';

/** A set of colours for the whole picture. */
export type Theme = 'default' | 'monochrome' | 'contrast';

/**
 * How much of the picture is drawn, from the most to the least. No level changes anything that a player has to see.
 * - full: everything.
 * - still: hills and stars stand still, and night events are not drawn.
 * - plain: no particles, speed lines, hills and stars either.
 * - coarse: one canvas pixel for each art pixel, whatever the screen has.
 */
export const DETAILS = ['full', 'still', 'plain', 'coarse'] as const;
export type Detail = (typeof DETAILS)[number];

/** What the stage shows besides the run itself. One object, written by the game and read on each frame. */
export interface StageState {
  phase: Phase;
  /** 3, 2, 1 in the phase `counting`. */
  countdown: number;
  highScore: number;
  /** On a touch screen the messages mention the tap as well. */
  touch: boolean;
  /** Shows hitboxes, sprite bounds, the ground line and entity ids over the figures. */
  debug: boolean;
  /** Whether a key press starts the next run, so that the message about it is shown. */
  mayRestart: boolean;
  /** Time since the crash, ms; 0 unless the run is over. */
  sinceCrash: number;
  /** A recorded run to race against. It takes its steps together with the run on stage, and may end before it. */
  ghost: RunView | null;
  theme: Theme;
  /** Reduced motion: no shake, no speed lines, no parallax. */
  calm: boolean;
  /** Less than `full` where the machine cannot draw frames in time. */
  detail: Detail;
  /** Name of the player's first jump key, as the messages write it. */
  jumpKey: string;
}

/** The state before the game has set any of it. */
export const DEFAULT_STAGE_STATE: Readonly<StageState> = {
  phase: 'ready',
  countdown: 0,
  highScore: 0,
  touch: false,
  debug: false,
  mayRestart: false,
  sinceCrash: 0,
  ghost: null,
  theme: 'default',
  calm: false,
  detail: 'full',
  jumpKey: 'SPACE',
};

/** Measurements of the last frame. */
export interface Drawn extends DrawnQuads {
  readonly renderer: 'webgl' | 'canvas';
  /** Number of textures that each fragment may be read from. */
  readonly textures: number;
}

/** The picture of a run: 1000 x 380 stage px, scaled to the width of the box that its canvas stands in. */
export interface Stage {
  /** One canvas for the life of the page: a game page puts it into its own box and takes it out on leaving. */
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'canvas';
  /** Draws one frame now. `alpha`, 0 to 1, is how far it lies between the last two steps. */
  draw(view: RunView, alpha: number, state: StageState): void;
  /** Measures the last frame. */
  drawn(): Drawn;
  /** To be called right after each step of the run, and once when another run comes on stage: effects start in steps. */
  afterStep(view: RunView): void;
  /** True while something moves although the run stands still, so that frames are still needed. */
  readonly isAnimating: boolean;
  /**
   * Loads what the first frame does without: sky, night events and effects. What fails to load is missing in the picture,
   * nothing else. Settles when everything has loaded or failed; later calls return the same promise.
   */
  loadLateViews(): Promise<void>;
  /** Fits the picture's resolution to the canvas's width on the page, in CSS px. */
  resize(cssWidth: number, devicePixelRatio: number): void;
  /** Calls back when the browser takes the drawing context away; nothing is drawn until it is restored. Returns an unsubscribe function. */
  onContextLost(listener: () => void): () => void;
  /** Calls back when drawing works again. Returns an unsubscribe function. */
  onContextRestored(listener: () => void): () => void;
  /** Stops drawing while no page shows the stage. Nothing runs between frames in any case. */
  sleep(): void;
  wake(): void;
}
