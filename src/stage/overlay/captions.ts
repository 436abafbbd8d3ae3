import type { Container } from 'pixi.js';
import { childOf } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { PixelGrid } from '../sprite-layer.ts';
import type { BubbleLayout } from './hud-layout.ts';
import type { TextLayout } from './text.ts';

/** What captions are drawn with. */
export interface Ink {
  readonly art: Art;
  /** Edges lie on its pixels. */
  readonly grid: PixelGrid;
}

/** A rectangle on the stage, px. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text, centred. */
export interface LineContent {
  readonly words: string;
  readonly text: TextLayout;
  /** Its middle, px from the stage's left edge. */
  readonly centre: number;
  /** Top of the capitals, px. */
  readonly top: number;
  /** Side of an art pixel, px. */
  readonly pixel: number;
}

/** One line of a message. */
export interface MessageLineContent {
  readonly text: TextLayout;
  /** Top left corner of the capitals, px. */
  readonly x: number;
  readonly y: number;
  /** Side of an art pixel, px. */
  readonly pixel: number;
}

export interface MessageContent {
  readonly lines: readonly MessageLineContent[];
}

/** A bubble of a hint. Where it stands changes in each frame, and is no part of this. */
export interface HintContent {
  readonly words: string;
  readonly text: TextLayout;
  readonly layout: BubbleLayout;
}

/** A key to press. */
export interface KeyCapContent {
  readonly name: string;
  readonly text: TextLayout;
  /** The cap's left edge, px. */
  readonly x: number;
  /** Side of an art pixel, px. */
  readonly pixel: number;
  /** Top of its row of text, px. */
  readonly top: number;
}

/**
 * What the stage says, null for nothing. It changes on events only, so React renders it
 * (`scene.tsx`): a part that changes is replaced by a new object. The texts are laid out already,
 * so that one that the font cannot write fails in its view.
 */
export interface Captions {
  message: MessageContent | null;
  /** The badge of the course. */
  course: LineContent | null;
  note: LineContent | null;
  hint: HintContent | null;
  shootKey: KeyCapContent | null;
  turboKey: KeyCapContent | null;
}

export type CaptionName = keyof Captions;

export const CAPTION_NAMES = [
  'shootKey',
  'turboKey',
  'course',
  'note',
  'hint',
  'message',
] as const satisfies readonly CaptionName[];

export const NO_CAPTIONS: Readonly<Captions> = {
  message: null,
  course: null,
  note: null,
  hint: null,
  shootKey: null,
  turboKey: null,
};

/** What the scene is rendered from. */
export interface SceneProps {
  readonly captions: Readonly<Captions>;
  readonly ink: Ink;
}

/**
 * The captions of the frame. Views write them in each frame, and what they leave out is not seen.
 * React renders them again only when one is another than in the frame before.
 */
export class CaptionBoard implements Captions {
  message: MessageContent | null = null;
  course: LineContent | null = null;
  note: LineContent | null = null;
  hint: HintContent | null = null;
  shootKey: KeyCapContent | null = null;
  turboKey: KeyCapContent | null = null;
  /** The captions' containers, in the order of their names. */
  private readonly places: readonly Container[];
  private readonly bubble: Container;
  private readonly pointer: Container;
  /** What React has been asked to render. */
  private asked: Captions = NO_CAPTIONS;
  /** Another object when the grid's resolution has changed, since React compares no further. */
  private ink: Ink;
  private resolution = 0;

  /** @param scene with a container for each caption. */
  constructor(
    scene: Container,
    art: Art,
    private readonly grid: PixelGrid,
  ) {
    this.ink = { art, grid };
    this.places = CAPTION_NAMES.map((name) => childOf(scene, name));
    this.bubble = childOf(scene, 'hint');
    this.pointer = childOf(scene, 'hintPointer');
  }

  /** Begins a frame. */
  clear(): void {
    for (let i = 0; i < CAPTION_NAMES.length; i++) this[CAPTION_NAMES[i] ?? 'message'] = null;
  }

  /**
   * Moves the hint in this frame, without React.
   * @param left edge of its bubble, px.
   * @param tip what it points at, px from the stage's left edge; undefined for nothing.
   */
  moveHint(left: number, tip: number | undefined): void {
    const x = this.grid.column(left);
    this.bubble.x = x;
    this.pointer.visible = tip !== undefined;
    if (tip !== undefined) this.pointer.x = this.grid.column(tip) - x;
  }

  /**
   * Ends a frame: hides at once what it does not say. React keeps it, as the same is often said
   * again.
   * @returns what React must render, undefined if it has been asked for that already.
   */
  finish(): SceneProps | undefined {
    let isSame = true;
    let isSilent = true;
    for (let i = 0; i < CAPTION_NAMES.length; i++) {
      const name = CAPTION_NAMES[i] ?? 'message';
      const place = this.places[i];
      const isSaid = this[name] !== null;
      if (place !== undefined) place.visible = isSaid;
      if (!isSaid) continue;
      isSilent = false;
      isSame &&= this[name] === this.asked[name];
    }
    // Where nothing is said, another number of pixels changes nothing.
    const { asked, grid } = this;
    const isSharp = this.resolution === grid.resolution;
    if (isSilent || (isSame && isSharp)) return undefined;
    this.asked = {
      message: this.message ?? asked.message,
      course: this.course ?? asked.course,
      note: this.note ?? asked.note,
      hint: this.hint ?? asked.hint,
      shootKey: this.shootKey ?? asked.shootKey,
      turboKey: this.turboKey ?? asked.turboKey,
    };
    if (!isSharp) this.ink = { ...this.ink };
    this.resolution = grid.resolution;
    return { captions: this.asked, ink: this.ink };
  }
}
