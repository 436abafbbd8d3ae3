import type { RunView } from '#simulation';
import type { DrawnQuads } from './quads/measure-drawn.ts';

/** Where a session of play stands; `shown` is a run that is played back, and nothing is said over it. */
export type Phase = 'ready' | 'running' | 'paused' | 'counting' | 'over' | 'shown';

/** The colours that everything is painted with. */
export type Theme = 'default' | 'monochrome' | 'contrast';

/**
 * How much of the picture is drawn, from the most to the least. No level changes anything that a player has to see.
 * - full: everything.
 * - still: hills and stars stand still, and sights are not drawn.
 * - plain: no particles, speed lines, hills and stars either.
 * - coarse: one pixel for each art pixel, whatever the screen has.
 */
export const DETAILS = ['full', 'still', 'plain', 'coarse'] as const;
export type Detail = (typeof DETAILS)[number];

/** What play knows and the simulation does not. One object, written by play and read on each frame. */
export interface StageState {
  phase: Phase;
  /** 3, 2, 1 while counting. */
  countdown: number;
  highScore: number;
  /** A touch screen: the messages name the tap as well. */
  touch: boolean;
  /** Hitboxes, sprite bounds, ground line and entity ids over the figures. */
  debug: boolean;
  /** The crash is long enough ago: say how to play again. */
  mayRestart: boolean;
  /** Since the crash, ms; 0 unless the run is over. */
  sinceCrash: number;
  /** A run that is raced against. It takes its steps with the run on show, and may end before it. */
  ghost: RunView | null;
  theme: Theme;
  /** The player wants less to move: no shake, no speed lines, no parallax. */
  calm: boolean;
  /** Less than `full` where frames come late. */
  detail: Detail;
  /** The player's first key to jump, start and go on with, in the stage's own letters. */
  jumpKey: string;
}

/** Before play has told anything. */
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

/** What the last frame gave the graphics side to do, and how it was drawn. */
export interface Drawn extends DrawnQuads {
  readonly renderer: 'webgl' | 'canvas';
  /** Textures that each fragment may be read from. */
  readonly textures: number;
}

/** The picture of a run: 1000 x 380 stage px, scaled to the width of whatever box its canvas stands in. */
export interface Stage {
  /** One for the life of the page: a game page puts it into a box of its own and takes it out on leaving. */
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'canvas';
  /** Draws one frame now. `alpha`, 0 to 1, is how far the moment shown lies between the last two steps. */
  draw(view: RunView, alpha: number, state: StageState): void;
  /** Of the last frame, for measuring. */
  drawn(): Drawn;
  /** Hears of each step of the run, right after it: effects begin and end with steps, however many a frame brings. */
  follow(view: RunView): void;
  /** Something moves although the run stands still: it wants to be drawn on. */
  readonly stirring: boolean;
  /**
   * Fetches what the first frame did not need: sky, sights and effects. Each that does not come is missing in the picture,
   * and nothing else. Settles when all have come or failed; a later call fetches nothing again.
   */
  embellish(): Promise<void>;
  /** Fits the picture's resolution to the canvas's width on the page, in CSS px. */
  resize(cssWidth: number, devicePixelRatio: number): void;
  /** Calls when the browser has taken the drawing context away; nothing is drawn until it is back. Returns the way to stop it. */
  onContextLost(listener: () => void): () => void;
  /** Calls when drawing works again. Returns the way to stop it. */
  onContextRestored(listener: () => void): () => void;
  /** No page shows the stage: nothing is drawn until it wakes. Between frames nothing of it runs in any case. */
  sleep(): void;
  wake(): void;
}
