import type { Container } from 'pixi.js';
import {
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  DINO_X,
  GROUND_Y,
  STAGE_WIDTH,
  STANDING_Y,
  STEPS_PER_SECOND,
} from '#simulation';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import { type ExtrapolatedRun, extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import { dinoFrame, drawDino } from '../figures/dino.ts';
import type { CaptionBoard } from '../overlay/captions.ts';
import { hudLayout } from '../overlay/hud-layout.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { StageState } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { onGrid, type Viewport } from '../viewport.ts';

const OPACITY = 0.6;

/** From the stage's edge, and between arrow and figure, px. */
const MARGIN = 6;
/** Each column of the arrow is an art pixel wide, and taller by `GROWTH` px than the one before. */
const COLUMNS = 5;
const GROWTH = 2 * ART_PIXEL;

/** Half the size of the dino on the course. */
const FIGURE = { width: ATLAS['dino-idle'].frame.w, height: ATLAS['dino-idle'].frame.h } as const;
const MIDDLE = GROUND_Y - FIGURE.height / 2;
const INDENT = MARGIN + COLUMNS * ART_PIXEL + MARGIN;

/**
 * Marks a ghost beyond this edge of the picture with an arrow and a small dino.
 * @param edge px.
 * @param side of the picture on which it is.
 */
function drawGhostMarker(
  edge: number,
  side: 'left' | 'right',
  hasCrashed: boolean,
  layer: SpriteLayer,
  art: Art,
): void {
  layer.opacity = OPACITY;
  for (let i = 0; i < COLUMNS; i++) {
    const height = ART_PIXEL + i * GROWTH;
    const x =
      side === 'right' ? edge - MARGIN - (i + 1) * ART_PIXEL : edge + MARGIN + i * ART_PIXEL;
    layer.putScaled(art.frame('pixel-text'), x, MIDDLE - height / 2, ART_PIXEL, height);
  }
  const x = side === 'right' ? edge - INDENT - FIGURE.width : edge + INDENT;
  const figure = art.frame(hasCrashed ? 'dino-crash' : 'dino-idle');
  layer.putScaled(figure, x, GROUND_Y - FIGURE.height, FIGURE.width, FIGURE.height);
  layer.opacity = 1;
}

const NAME_STEPS = 2 * STEPS_PER_SECOND;
/** From the head to the name, px. */
const NAME_GAP = 38;

/** Steps and px. The second begins where the first ends. */
const BOUNCES = [
  { steps: 20, height: 60 },
  { steps: 14, height: 18 },
] as const;
/** Of the first bounce: the rival is upside down. */
const FLIPPED = { from: 5, to: 15 } as const;

/**
 * @param since how long ago the rival crashed, steps.
 * @returns px above its way to the ground.
 */
function bounceAt(since: number): number {
  let start = 0;
  for (const { steps, height } of BOUNCES) {
    const share = (since - start) / steps;
    if (share >= 0 && share < 1) return 4 * height * share * (1 - share);
    start += steps;
  }
  return 0;
}

/** @param since how long ago the rival crashed, steps. */
function drawTumble(
  ghost: ExtrapolatedRun,
  since: number,
  layer: SpriteLayer,
  art: Art,
  offsetX: number,
): void {
  const texture = art.frame(dinoFrame(ghost, 0));
  const { dino } = ghost.view;
  const x = extrapolatedX(ghost, dino) + offsetX;
  const from = extrapolatedY(ghost, dino);
  const height = texture.height * ART_PIXEL;
  const ground = Math.max(STANDING_Y, GROUND_Y - height);
  const fallen = Math.min(1, since / BOUNCES[0].steps);
  const y = from + (ground - from) * fallen - bounceAt(since);
  const isFlipped = since >= FLIPPED.from && since < FLIPPED.to;
  if (isFlipped) layer.putScaled(texture, x, y + height, texture.width * ART_PIXEL, -height);
  else layer.put(texture, x, y);
}

/** Low enough that nobody takes the ghost for their own dino or an obstacle. */
export const GHOST_OPACITY = 0.4;

export class Ghost implements View {
  private readonly layer: SpriteLayer;
  private readonly art: Art;
  private readonly camera: Container;
  private readonly captions: CaptionBoard;
  /** In steps of the player's run. */
  private lastAlive = 0;

  /** @param rivalArt the dino in the colours of a rival. */
  constructor(
    { layers, art, captions }: ViewContext,
    private readonly rivalArt: Art = art,
  ) {
    // Behind the obstacles and the player's dino.
    this.layer = layers('backEffects');
    this.camera = layers.camera;
    this.art = art;
    this.captions = captions;
  }

  draw(frame: FrameInfo): void {
    const { ghost, state } = frame;
    if (ghost === null) return;
    const offsetX = ghost.groundX - frame.groundX;
    const art = state.rival === null ? this.art : this.rivalArt;
    const now = frame.view.steps + frame.alpha;
    if (!ghost.view.gameOver) this.lastAlive = now;
    this.layer.opacity = GHOST_OPACITY;
    if (state.rival !== null && ghost.view.gameOver && !state.reducedMotion)
      drawTumble(ghost, now - this.lastAlive, this.layer, art, offsetX);
    else drawDino(ghost, 0, this.layer, art, offsetX);
    this.layer.opacity = 1;
    this.drawMarker(DINO_X + offsetX, ghost.view.gameOver, state.viewport, art);
    this.putName(ghost.view.steps, offsetX, state);
  }

  private putName(steps: number, offsetX: number, state: Readonly<StageState>): void {
    const { rival, phase } = state;
    if (rival === null || phase !== 'running' || steps > NAME_STEPS) return;
    const { camera, captions } = this;
    const middle = camera.x + camera.scale.x * (DINO_X + offsetX + DINO_SIZE.width / 2);
    const top = camera.y + camera.scale.y * (STANDING_Y - NAME_GAP);
    const { textPixel } = hudLayout(state);
    captions.put('ghostName', rival.name, onGrid(middle), onGrid(top), textPixel, 'centre');
  }

  private drawMarker(x: number, hasCrashed: boolean, viewport: Viewport, art: Art): void {
    const { layer, camera } = this;
    const left = (viewport.left - camera.x) / camera.scale.x;
    const right = (STAGE_WIDTH - camera.x) / camera.scale.x;
    if (x >= right) drawGhostMarker(right, 'right', hasCrashed, layer, art);
    else if (x <= left - DINO_CROUCHING_SIZE.width)
      drawGhostMarker(left, 'left', hasCrashed, layer, art);
  }
}
