import type { Container } from 'pixi.js';
import { childOf } from '../layers.ts';
import type { PixelGrid } from '../sprite-layer.ts';
import type { SceneProps } from '../scene.tsx';
import type { Art } from '../sheets.ts';
import {
  CAPTION_NAMES,
  type Captions,
  type KeyCapContent,
  type HintContent,
  type Ink,
  type LineContent,
  type MessageContent,
  NO_CAPTIONS,
} from './captions.ts';

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
