import { Container, type Sprite } from 'pixi.js';
import { type Entities, GROUND_Y, type RunView, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS, SMALL_DIGITS } from './atlas.ts';
import type { Embellishment } from './embellishment.ts';
import { shownX, shownY } from './interpolation.ts';
import { PALETTE } from './palette.ts';
import type { Art } from './sheets.ts';
import { SpritePool } from './sprite-pool.ts';
import type { StageState } from './stage.ts';

/** Hitboxes by kind, so that overlapping ones can be told apart. */
const COLOURS = {
  dino: PALETTE.debugHitbox,
  cacti: PALETTE.plum,
  pterodactyls: PALETTE.rust,
  pickup: PALETTE.pine,
  bullets: PALETTE.debugHitbox,
  // Nothing ever hits a cloud.
  clouds: undefined,
} as const;

const LINE = 2;
/** How much of a hitbox's colour lies over the figure in it. */
const FILL = 0.25;
const DIGIT_ADVANCE = (ATLAS['small-0'].width + 1) * ART_PIXEL;
const ID_HEIGHT = ATLAS['small-0'].height * ART_PIXEL;

/** For developers: hitbox, bounds and id of every entity over its sprite, and the ground line. Works in every phase. */
export class DebugOverlay implements Embellishment {
  readonly stirring = false;

  private readonly box = new Container();
  private readonly pixels: SpritePool;
  private readonly digits: SpritePool;

  constructor(
    layer: Container,
    private readonly art: Art,
  ) {
    const pixels = new Container();
    const digits = new Container();
    this.box.addChild(pixels, digits);
    layer.addChild(this.box);
    this.pixels = new SpritePool(pixels);
    this.digits = new SpritePool(digits);
  }

  follow(): void {
    // It shows what is, not what happened.
  }

  draw(view: RunView, alpha: number, _covered: number, { debug }: Readonly<StageState>): void {
    this.box.visible = debug;
    if (!debug) return;
    const { entities } = view;
    this.rectangle(0, GROUND_Y - 1, STAGE_WIDTH, LINE, PALETTE.debugBox, 1);
    this.mark(view, entities.clouds, alpha, COLOURS.clouds);
    this.mark(view, entities.cacti, alpha, COLOURS.cacti);
    this.mark(view, entities.pickups, alpha, COLOURS.pickup);
    this.mark(view, entities.pterodactyls, alpha, COLOURS.pterodactyls);
    this.mark(view, entities.dinos, alpha, COLOURS.dino);
    this.mark(view, entities.bullets, alpha, COLOURS.bullets);
    this.pixels.finish();
    this.digits.finish();
  }

  private mark(view: RunView, entities: Entities, alpha: number, colour: number | undefined): void {
    const { Size, Hitbox } = view.components;
    for (let i = 0; i < entities.length; i++) {
      const entity = entities.get(i);
      const x = shownX(view, entity, alpha);
      const y = shownY(view, entity, alpha);
      const width = Size.width.get(entity);
      const height = Size.height.get(entity);
      this.outline(x, y, width, height, PALETTE.debugBox);
      this.id(entity, x, y - ID_HEIGHT - LINE);
      if (colour === undefined) continue;
      const inset = Hitbox.inset.get(entity);
      this.rectangle(x + inset, y + inset, width - 2 * inset, height - 2 * inset, colour, FILL);
      this.outline(x + inset, y + inset, width - 2 * inset, height - 2 * inset, colour);
    }
  }

  private outline(x: number, y: number, width: number, height: number, colour: number): void {
    this.rectangle(x, y, width, LINE, colour, 1);
    this.rectangle(x, y + height - LINE, width, LINE, colour, 1);
    this.rectangle(x, y, LINE, height, colour, 1);
    this.rectangle(x + width - LINE, y, LINE, height, colour, 1);
  }

  private rectangle(x: number, y: number, width: number, height: number, colour: number, alpha: number): void {
    const pixel: Sprite = this.pixels.place(this.art.texture('pixel'), x, y);
    pixel.scale.set(width, height);
    pixel.tint = colour;
    pixel.alpha = alpha;
  }

  /** An entity's id has one to three digits. */
  private id(entity: number, x: number, y: number): void {
    let right = x;
    for (let rest = entity; rest >= 10; rest = Math.floor(rest / 10)) right += DIGIT_ADVANCE;
    for (let rest = entity; rest > 0; rest = Math.floor(rest / 10)) {
      const digit = SMALL_DIGITS[rest % 10] ?? SMALL_DIGITS[0];
      this.digits.place(this.art.texture(digit), right, y).tint = PALETTE.debugText;
      right -= DIGIT_ADVANCE;
    }
  }
}
