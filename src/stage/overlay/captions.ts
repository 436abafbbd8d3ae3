import type { Container } from 'pixi.js';
import { childOf } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { PixelGrid } from '../sprite-layer.ts';
import { onGrid } from '../viewport.ts';
import { layOutText, type TextLayout } from './text.ts';

export interface CaptionResources {
  readonly art: Art;
  /** Edges snap to its pixels. */
  readonly grid: PixelGrid;
}

export type Align = 'left' | 'centre' | 'right';

export interface Caption {
  readonly text: string;
  readonly layout: TextLayout;
  /** What `align` refers to, px. */
  readonly at: number;
  /** Left edge, px. */
  readonly x: number;
  /** Top of the capitals, px. */
  readonly top: number;
  /** Side of an art pixel, px. */
  readonly pixel: number;
}

export const CAPTION_NAMES = [
  'nearMiss',
  'highScoreLabel',
  'metres',
  'assisted',
  'ghostLead',
  'course',
  'note',
  'shootKey',
  'turboKey',
  'hint',
  'title',
  'message',
] as const;

export type CaptionName = (typeof CAPTION_NAMES)[number];

export type Captions = Record<CaptionName, Caption | null>;

export const NO_CAPTIONS: Readonly<Captions> = {
  nearMiss: null,
  highScoreLabel: null,
  metres: null,
  assisted: null,
  ghostLead: null,
  course: null,
  note: null,
  shootKey: null,
  turboKey: null,
  hint: null,
  title: null,
  message: null,
};

export interface SceneProps {
  readonly captions: Readonly<Captions>;
  readonly resources: CaptionResources;
}

/**
 * All words on the stage. Views put them anew in each frame, and React renders them (`scene.tsx`)
 * only when one has changed.
 */
export class CaptionBoard {
  private readonly shown: Captions = { ...NO_CAPTIONS };
  private rendered: Readonly<Captions> = NO_CAPTIONS;
  /** In the order of CAPTION_NAMES. */
  private readonly places: readonly Container[];
  private readonly bubble: Container;
  private readonly pointer: Container;
  /** Replaced when the grid's resolution changes, because React compares only the object. */
  private resources: CaptionResources;
  private resolution = 0;

  constructor(
    scene: Container,
    art: Art,
    private readonly grid: PixelGrid,
  ) {
    this.resources = { art, grid };
    this.places = CAPTION_NAMES.map((name) => childOf(scene, name));
    this.bubble = childOf(scene, 'hint');
    this.pointer = childOf(scene, 'hintPointer');
  }

  clear(): void {
    Object.assign(this.shown, NO_CAPTIONS);
  }

  /**
   * @param at what `align` refers to, px. @param top of the capitals, px.
   * @param pixel side of an art pixel, px.
   * @throws RangeError for a character that the font lacks.
   */
  put(
    name: CaptionName,
    text: string,
    at: number,
    top: number,
    pixel: number,
    align: Align = 'left',
  ): Caption {
    const last = this.rendered[name];
    const isSame =
      last?.text === text && last.at === at && last.top === top && last.pixel === pixel;
    return (this.shown[name] = isSame ? last : layOut(text, at, top, pixel, align));
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
    let isEmpty = true;
    for (let i = 0; i < CAPTION_NAMES.length; i++) {
      const name = CAPTION_NAMES[i] ?? 'message';
      const place = this.places[i];
      const isShown = this.shown[name] !== null;
      if (place !== undefined) place.visible = isShown;
      if (!isShown) continue;
      isEmpty = false;
      isSame &&= this.shown[name] === this.rendered[name];
    }
    // Without captions the resolution doesn't matter.
    const { grid } = this;
    const isSharp = this.resolution === grid.resolution;
    if (isEmpty || (isSame && isSharp)) return undefined;
    const captions = { ...this.rendered };
    for (const name of CAPTION_NAMES) captions[name] = this.shown[name] ?? captions[name];
    this.rendered = captions;
    if (!isSharp) this.resources = { ...this.resources };
    this.resolution = grid.resolution;
    return { captions, resources: this.resources };
  }
}

function layOut(text: string, at: number, top: number, pixel: number, align: Align): Caption {
  const layout = layOutText(text);
  const width = layout.width * pixel;
  const x = { left: at, centre: onGrid(at - width / 2), right: at - width }[align];
  return { text, layout, at, x, top, pixel };
}
