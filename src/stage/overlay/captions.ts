import type { Art } from '../sheets.ts';
import type { PixelGrid } from '../sprite-layer.ts';
import type { BubbleLayout } from './hud-layout.ts';
import type { TextColour, TextLayout } from './text-layout.ts';

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
  readonly colour: TextColour;
}

export interface MessageContent {
  readonly panel: Rectangle;
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
