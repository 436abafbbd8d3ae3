import type { Container } from 'pixi.js';
import { childOf } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { PixelGrid } from '../sprite-layer.ts';
import type { BubbleLayout } from './hud-layout.ts';
import type { TextLayout } from './text.ts';

/** What captions are drawn with. */
export interface Ink {
  readonly art: Art;
  /** Edges snap to its pixels. */
  readonly grid: PixelGrid;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LineContent {
  readonly words: string;
  readonly text: TextLayout;
  readonly centre: number;
  /** Top of the capitals. */
  readonly top: number;
  readonly pixel: number;
}

export interface MessageLineContent {
  readonly text: TextLayout;
  /** Top left corner of the capitals. */
  readonly x: number;
  readonly y: number;
  readonly pixel: number;
}

export interface MessageContent {
  readonly lines: readonly MessageLineContent[];
}

/** Leaves out the bubble's x, which changes in each frame. */
export interface HintContent {
  readonly words: string;
  readonly text: TextLayout;
  readonly layout: BubbleLayout;
}

export interface KeyCapContent {
  readonly name: string;
  readonly text: TextLayout;
  readonly x: number;
  readonly pixel: number;
  /** Top of the row of text. */
  readonly top: number;
}

/**
 * The texts on the stage. They change on events only, so React renders them (`scene.tsx`); a part
 * that changes becomes a new object. Views lay out the texts, so that a character missing from the
 * font fails in its own view.
 */
export interface Captions {
  message: MessageContent | null;
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

export interface SceneProps {
  readonly captions: Readonly<Captions>;
  readonly ink: Ink;
}

/** Views set the captions anew in each frame. React renders only when one has changed. */
export class CaptionBoard implements Captions {
  message: MessageContent | null = null;
  course: LineContent | null = null;
  note: LineContent | null = null;
  hint: HintContent | null = null;
  shootKey: KeyCapContent | null = null;
  turboKey: KeyCapContent | null = null;
  /** In the order of CAPTION_NAMES. */
  private readonly places: readonly Container[];
  private readonly bubble: Container;
  private readonly pointer: Container;
  /** What React was last asked to render. */
  private asked: Captions = NO_CAPTIONS;
  /** Replaced when the grid's resolution changes, because React compares only the object. */
  private ink: Ink;
  private resolution = 0;

  /** @param scene has a container for each caption. */
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

  clear(): void {
    for (let i = 0; i < CAPTION_NAMES.length; i++) this[CAPTION_NAMES[i] ?? 'message'] = null;
  }

  /**
   * Moves the hint without React.
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
   * Ends a frame: hides captions that this frame doesn't use. They stay mounted because they
   * usually come back.
   * @returns what React has to render; undefined if nothing is new.
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
    // Without captions the resolution doesn't matter.
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
