import type { Container } from 'pixi.js';
import {
  type Box,
  DINO_SIZE,
  dinoHitboxLeft,
  dinoHitboxRight,
  GROUND_Y,
  kindOf,
  type RunView,
  STAGE_WIDTH,
} from '#simulation';
import { ART_PIXEL, ATLAS, type FrameName } from '../atlas.ts';
import { Boxes, LINE_WIDTH } from '../effects/boxes.ts';
import { extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import { cloudY } from '../figures/scenery.ts';
import { DEBUG_COLOURS, PALETTE } from '../palette.ts';
import type { Layers } from '../layers.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { TakeoffWindows } from '../stage.ts';
import type { FrameInfo, View } from '../view.ts';

const FILL = 0.25;
/** 3 x 6 art pixels each, by value. */
const SMALL_DIGITS = [
  'small-0',
  'small-1',
  'small-2',
  'small-3',
  'small-4',
  'small-5',
  'small-6',
  'small-7',
  'small-8',
  'small-9',
] as const satisfies readonly FrameName[];
const DIGIT_ADVANCE = (ATLAS['small-0'].frame.w + 1) * ART_PIXEL;
const TAKEOFF_HEIGHT = 12;
const ID_HEIGHT = ATLAS['small-0'].frame.h * ART_PIXEL;

export class DebugOverlay implements View {
  private readonly boxes: Boxes;
  private readonly layer: SpriteLayer;
  private readonly camera: Container;

  constructor(
    layers: Layers,
    private readonly art: Art,
  ) {
    this.layer = layers('debug');
    this.camera = layers.camera;
    this.boxes = new Boxes(this.layer, art);
  }

  draw(frame: FrameInfo): void {
    const { debug, takeoffs } = frame.state;
    if (debug) this.drawRun(frame, takeoffs);
  }

  /** A method of its own, so that frames without debug mode don't create its closures. */
  private drawRun(run: FrameInfo, takeoffs: TakeoffWindows | null): void {
    const { view } = run;
    if (takeoffs !== null) this.markTakeoffs(view, takeoffs, run.groundX - view.groundCovered);
    this.boxes.fill(0, GROUND_Y - 1, STAGE_WIDTH, LINE_WIDTH, DEBUG_COLOURS.bounds);
    forEachEntity(view, (entity, colour) => this.mark(run, entity, colour));
    // Draw the numbers last, so that no box covers them.
    forEachEntity(view, (entity, colour) => this.number(run, entity, colour));
  }

  /** @param scrolled px that the ground has moved since the last step. */
  private markTakeoffs(view: RunView, { count, from, to }: TakeoffWindows, scrolled: number): void {
    for (let i = 0; i < count; i++) {
      const x = (from[i] ?? 0) - scrolled;
      const width = (to[i] ?? 0) - scrolled - x;
      this.boxes.fill(x, GROUND_Y, width, TAKEOFF_HEIGHT, DEBUG_COLOURS.takeoff);
      this.boxes.outline(x, GROUND_Y, width, TAKEOFF_HEIGHT, PALETTE.outline);
    }
    // A jump clears the threat if this point of the dino is above a window at take-off.
    const middle = (dinoHitboxLeft(view) + dinoHitboxRight(view, DINO_SIZE)) / 2;
    const left = middle - LINE_WIDTH / 2;
    const height = TAKEOFF_HEIGHT + 2 * LINE_WIDTH;
    this.boxes.fill(left, GROUND_Y - LINE_WIDTH, LINE_WIDTH, height, DEBUG_COLOURS.dino);
  }

  private mark(run: FrameInfo, entity: number, colour: number | undefined): void {
    const { x, y, width, height } = this.boxOf(run, entity, colour);
    this.boxes.outline(x, y, width, height, DEBUG_COLOURS.bounds);
    if (colour === undefined) return;
    const inset = run.view.components.Hitbox.inset.get(entity);
    this.boxes.fill(x + inset, y + inset, width - 2 * inset, height - 2 * inset, colour, FILL);
    this.boxes.outline(x + inset, y + inset, width - 2 * inset, height - 2 * inset, colour);
  }

  private number(run: FrameInfo, entity: number, colour: number | undefined): void {
    const { x, y } = this.boxOf(run, entity, colour);
    this.id(entity, x, y - ID_HEIGHT - LINE_WIDTH);
  }

  /** As drawn, px: clouds are moved below the texts, and the camera doesn't enlarge them. */
  private boxOf(run: FrameInfo, entity: number, colour: number | undefined): Box {
    const { Size } = run.view.components;
    const [x, y] = [extrapolatedX(run, entity), extrapolatedY(run, entity)];
    const [width, height] = [Size.width.get(entity), Size.height.get(entity)];
    if (colour !== undefined) return { x, y, width, height };
    const { position, scale } = this.camera;
    return {
      x: (x - position.x) / scale.x,
      y: (cloudY(y, run.state) - position.y) / scale.y,
      width: width / scale.x,
      height: height / scale.y,
    };
  }

  private id(entity: number, x: number, y: number): void {
    let right = x;
    for (let rest = entity; rest >= 10; rest = Math.floor(rest / 10)) right += DIGIT_ADVANCE;
    for (let rest = entity; rest > 0; rest = Math.floor(rest / 10)) {
      const digit = SMALL_DIGITS[rest % 10] ?? SMALL_DIGITS[0];
      this.layer.put(this.art.frame(digit), right, y, 1, PALETTE.debugText);
      right -= DIGIT_ADVANCE;
    }
  }
}

/** Goes from back to front. `colour` is the hitbox's; clouds have none. */
function forEachEntity(
  view: RunView,
  visit: (entity: number, colour: number | undefined) => void,
): void {
  const { clouds, threats, pickups, bullets } = view.entities;
  for (const cloud of clouds) visit(cloud, undefined);
  for (const threat of threats) visit(threat, DEBUG_COLOURS[kindOf(view, threat)]);
  for (const pickup of pickups) visit(pickup, DEBUG_COLOURS.pickup);
  visit(view.dino, DEBUG_COLOURS.dino);
  for (const bullet of bullets) visit(bullet, DEBUG_COLOURS.dino);
}
