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

/** @param colour of its hitbox; clouds have none. */
type Visit = (run: FrameInfo, entity: number, colour: number | undefined) => void;

export class DebugOverlay implements View {
  private readonly boxes: Boxes;
  /** Reused. */
  private readonly box = { x: 0, y: 0, width: 0, height: 0 };
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
    if (!debug) return;
    const { view } = frame;
    if (takeoffs !== null) this.markTakeoffs(view, takeoffs, frame.groundX - view.groundCovered);
    this.boxes.fill(0, GROUND_Y - 1, STAGE_WIDTH, LINE_WIDTH, DEBUG_COLOURS.bounds);
    this.forEachEntity(frame, this.mark);
    // Draw the numbers last, so that no box covers them.
    this.forEachEntity(frame, this.number);
  }

  /** Goes from back to front. */
  private forEachEntity(run: FrameInfo, visit: Visit): void {
    const { view } = run;
    const { clouds, threats, pickups, bullets } = view.entities;
    for (let i = 0; i < clouds.length; i++) visit(run, clouds.get(i), undefined);
    for (let i = 0; i < threats.length; i++) {
      const threat = threats.get(i);
      visit(run, threat, DEBUG_COLOURS[kindOf(view, threat)]);
    }
    for (let i = 0; i < pickups.length; i++) visit(run, pickups.get(i), DEBUG_COLOURS.pickup);
    visit(run, view.dino, DEBUG_COLOURS.dino);
    for (let i = 0; i < bullets.length; i++) visit(run, bullets.get(i), DEBUG_COLOURS.dino);
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

  private readonly mark: Visit = (run, entity, colour) => {
    const { x, y, width, height } = this.boxOf(run, entity, colour);
    this.boxes.outline(x, y, width, height, DEBUG_COLOURS.bounds);
    if (colour === undefined) return;
    const inset = run.view.components.Hitbox.inset.get(entity);
    this.boxes.fill(x + inset, y + inset, width - 2 * inset, height - 2 * inset, colour, FILL);
    this.boxes.outline(x + inset, y + inset, width - 2 * inset, height - 2 * inset, colour);
  };

  private readonly number: Visit = (run, entity, colour) => {
    const { x, y } = this.boxOf(run, entity, colour);
    this.id(entity, x, y - ID_HEIGHT - LINE_WIDTH);
  };

  /** As drawn, px: clouds are moved below the texts, and the camera doesn't enlarge them. */
  private boxOf(run: FrameInfo, entity: number, colour: number | undefined): Readonly<Box> {
    const { box } = this;
    const { Size } = run.view.components;
    box.x = extrapolatedX(run, entity);
    box.y = extrapolatedY(run, entity);
    box.width = Size.width.get(entity);
    box.height = Size.height.get(entity);
    if (colour !== undefined) return box;
    const { position, scale } = this.camera;
    box.x = (box.x - position.x) / scale.x;
    box.y = (cloudY(box.y, run.state) - position.y) / scale.y;
    box.width /= scale.x;
    box.height /= scale.y;
    return box;
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
