import { Container, Sprite, type Texture } from 'pixi.js';
import { childOf } from '../layers.ts';
import type { Art } from '../sheets.ts';
import { hideSprite, type PixelGrid } from '../sprite-layer.ts';
import { onGrid } from '../viewport.ts';
import {
  captionBoxes,
  type CaptionLook,
  type FrameBox,
  type PlacedText,
  pointerBoxes,
} from './caption-sprites.ts';
import { layOutText } from './text.ts';

export type Align = 'left' | 'centre' | 'right';

const LOOKS = {
  highScoreLabel: 'plain',
  course: 'halo',
  note: 'halo',
  shootKey: 'keyCap',
  turboKey: 'keyCap',
  hint: 'bubble',
  message: 'halo',
} as const satisfies Readonly<Record<string, CaptionLook>>;

export type CaptionName = keyof typeof LOOKS;

export const CAPTION_NAMES: readonly CaptionName[] = Object.keys(LOOKS).filter(
  (name): name is CaptionName => Object.hasOwn(LOOKS, name),
);

/** The props of a Pixi sprite. Its edges are on the canvas's pixels. */
export interface CaptionSprite {
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
  readonly scale: { readonly x: number; readonly y: number };
}

/**
 * A pool of sprites. As elements of their own React would create and destroy them with each other
 * text, and Pixi would rebuild its batch.
 */
export class CaptionSprites extends Container<Sprite> {
  set shown(shown: readonly CaptionSprite[]) {
    shown.forEach(({ texture, x, y, scale }, i) => {
      const sprite = this.children[i] ?? this.addChild(new Sprite(texture));
      sprite.texture = texture;
      sprite.position.set(x, y);
      sprite.scale.set(scale.x, scale.y);
      sprite.alpha = 1;
    });
    for (const sprite of this.children.slice(shown.length)) hideSprite(sprite);
  }
}

export interface Caption extends PlacedText {
  readonly text: string;
  /** What `align` refers to, px. */
  readonly at: number;
  /** Canvas pixels for each px of the stage. */
  readonly resolution: number;
  readonly sprites: readonly CaptionSprite[];
  /** Sprites of a bubble's pointer, with its tip at 0. */
  readonly pointer: readonly CaptionSprite[];
}

export type Captions = { readonly [Name in CaptionName]?: Caption | undefined };

/**
 * All words on the stage. Views put them anew in each frame, and React renders them (`scene.tsx`)
 * only when one has changed.
 */
export class CaptionBoard {
  private readonly shown: { -readonly [Name in CaptionName]?: Captions[Name] } = {};
  private rendered: Captions = {};
  /** In the order of CAPTION_NAMES. */
  private readonly places: readonly Container[];
  private readonly bubble: Container;
  private readonly pointer: Container;

  constructor(
    scene: Container,
    private readonly art: Art,
    private readonly grid: PixelGrid,
  ) {
    this.places = CAPTION_NAMES.map((name) => childOf(scene, name));
    this.bubble = childOf(scene, 'hint');
    this.pointer = childOf(scene, 'hintPointer');
  }

  clear(): void {
    for (let i = 0; i < CAPTION_NAMES.length; i++)
      this.shown[CAPTION_NAMES[i] ?? 'message'] = undefined;
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
      last?.text === text &&
      last.at === at &&
      last.top === top &&
      last.pixel === pixel &&
      last.resolution === this.grid.resolution;
    return (this.shown[name] = isSame ? last : this.layOut(name, text, at, top, pixel, align));
  }

  /**
   * Moves the hint without React.
   * @param left edge of its bubble, px. @param down from where it was put, px.
   * @param tip what it points at, px from the stage's left edge; undefined for nothing.
   */
  moveHint(left: number, down: number, tip: number | undefined): void {
    const x = this.grid.column(left);
    this.bubble.position.set(x, this.grid.row(down) - this.grid.row(0));
    this.pointer.visible = tip !== undefined;
    if (tip !== undefined) this.pointer.x = this.grid.column(tip) - x;
  }

  /**
   * Ends a frame: hides captions that this frame doesn't use. They stay mounted because they
   * usually come back.
   * @returns what React has to render; undefined if nothing is new.
   */
  finish(): Captions | undefined {
    let isNew = false;
    for (let i = 0; i < CAPTION_NAMES.length; i++) {
      const name = CAPTION_NAMES[i] ?? 'message';
      const place = this.places[i];
      const isShown = this.shown[name] !== undefined;
      if (place !== undefined) place.visible = isShown;
      isNew ||= isShown && this.shown[name] !== this.rendered[name];
    }
    if (!isNew) return undefined;
    const captions = { ...this.shown };
    for (const name of CAPTION_NAMES) captions[name] ??= this.rendered[name];
    this.rendered = captions;
    return captions;
  }

  private layOut(
    name: CaptionName,
    text: string,
    at: number,
    top: number,
    pixel: number,
    align: Align,
  ): Caption {
    const layout = layOutText(text);
    const width = layout.width * pixel;
    const x = { left: at, centre: onGrid(at - width / 2), right: at - width }[align];
    const placed = { layout, x, top, pixel };
    const look = LOOKS[name];
    const sprites = captionBoxes(look, placed).map(this.spriteOf);
    const pointer = look === 'bubble' ? pointerBoxes(placed).map(this.spriteOf) : [];
    const { resolution } = this.grid;
    return { text, at, ...placed, resolution, sprites, pointer };
  }

  private readonly spriteOf = ({ frame, x, y, width, height }: FrameBox): CaptionSprite => {
    const { art, grid } = this;
    const texture = art.frame(frame);
    const scale = {
      x: grid.width(x, width) / texture.width,
      y: grid.height(y, height) / texture.height,
    };
    return { texture, x: grid.column(x), y: grid.row(y), scale };
  };
}
