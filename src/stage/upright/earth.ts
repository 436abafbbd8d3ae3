import { GROUND_Y, STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS, type DeferredFrame } from '../deferred/deferred-atlas.ts';
import type { Layers } from '../layers.ts';
import { quasiRandom, quasiRandomBetween } from '../effects/quasi-random.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import { type FrameInfo, hasScenery, type View } from '../view.ts';
import { onGrid } from '../viewport.ts';
import { tileOffset } from '../figures/scenery.ts';

type EarthFrame = DeferredFrame<'sprite2'>;

/** `from`: where a layer begins, as a share of the way from the ground line to the lower edge. */
const STRATA = [
  { from: 0, fill: 'pixel-ground', edge: null, flecks: ['flecks-2', 'flecks-2'] },
  { from: 0.11, fill: 'pixel-stratum2', edge: 'strata-2', flecks: ['flecks-1', 'flecks-3'] },
  { from: 0.31, fill: 'pixel-stratum3', edge: 'strata-3', flecks: ['flecks-2', 'flecks-4'] },
  { from: 0.54, fill: 'pixel-stratum4', edge: 'strata-4', flecks: ['flecks-3', 'flecks-5'] },
  { from: 0.76, fill: 'pixel-stratum5', edge: 'strata-5', flecks: ['flecks-4', 'flecks-3'] },
] as const satisfies readonly {
  from: number;
  fill: EarthFrame;
  edge: EarthFrame | null;
  flecks: readonly [EarthFrame, EarthFrame];
}[];

const EDGE = DEFERRED_ATLAS['strata-2'].frame;
const EDGE_WIDTH = EDGE.w * ART_PIXEL;
const EDGE_HEIGHT = EDGE.h * ART_PIXEL;

/** One group of flecks in each layer, and one thing that lies buried, for so much ground, px. */
const FLECKS_EVERY = 240;
const BURIED_EVERY = 420;
const FLECKS_OPACITY = 0.6;
const BURIED_OPACITY = 0.8;
const EGG_EVERY = 7;
const FLECKS = DEFERRED_ATLAS['flecks-1'].frame;

const FOSSILS = [
  'fossil-ammonite',
  'fossil-fish',
  'fossil-rib-cage',
  'fossil-leaf',
  'fossil-bone',
  'fossil-skull',
] as const satisfies readonly EarthFrame[];

/** What lies below the ground of an upright stage. It moves with the ground. */
export class Earth implements View {
  private readonly layer: SpriteLayer;
  /** Of each frame, px: where layers begin and the last one ends, and where the view ends. */
  private readonly tops = STRATA.map(() => 0).concat(0);
  private right = STAGE_WIDTH;

  constructor(
    private readonly layers: Layers,
    private readonly art: Art<EarthFrame>,
  ) {
    this.layer = layers('earth');
  }

  draw({ groundX, state: { viewport, detail } }: FrameInfo): void {
    if (viewport.cssPixel === null) return;
    const { x, scale } = this.layers.camera;
    this.right = (STAGE_WIDTH - x) / scale.x;
    // Layers keep their places on the screen, where marks of the page lie on them.
    const depth = (viewport.top + viewport.height - GROUND_Y) / scale.y;
    for (let i = 0; i < this.tops.length; i++)
      this.tops[i] = GROUND_Y + (STRATA[i]?.from ?? 1) * depth;
    // Overlaps the ground, so that rounding opens no gap.
    this.tops[0] = STAGE_HEIGHT - ART_PIXEL;
    for (let i = 0; i < STRATA.length; i++) this.drawStratum(i, groundX);
    if (!hasScenery(detail)) return;
    if (detail === 'full') for (let i = 0; i < STRATA.length; i++) this.drawFlecks(i, groundX);
    this.drawBuried(groundX);
  }

  private topOf(stratum: number): number {
    return this.tops[stratum] ?? 0;
  }

  private drawStratum(i: number, groundX: number): void {
    const stratum = STRATA[i];
    if (stratum === undefined) return;
    const { layer, art, right } = this;
    const top = this.topOf(i);
    // Overlaps the next layer, so that rounding opens no gap.
    const height = this.topOf(i + 1) - top + ART_PIXEL;
    layer.putScaled(art.frame(stratum.fill), 0, top, right, height);
    if (stratum.edge === null) return;
    const edge = art.frame(stratum.edge);
    for (let x = tileOffset(groundX, EDGE_WIDTH); x < right; x += EDGE_WIDTH)
      layer.put(edge, x, top - EDGE_HEIGHT + ART_PIXEL);
  }

  private drawFlecks(i: number, groundX: number): void {
    const stratum = STRATA[i];
    if (stratum === undefined) return;
    const { layer, art, right } = this;
    const top = this.topOf(i);
    const room = this.topOf(i + 1) - top - FLECKS.h * ART_PIXEL - EDGE_HEIGHT;
    let serial = Math.floor(groundX / FLECKS_EVERY);
    for (; serial * FLECKS_EVERY - groundX < right; serial++) {
      const aside = quasiRandomBetween(serial, i + 1, 0, FLECKS_EVERY - FLECKS.w * ART_PIXEL);
      const down = quasiRandom(serial, i + 6) * room;
      const x = serial * FLECKS_EVERY + onGrid(aside) - groundX;
      const frame = stratum.flecks[serial % 2] ?? stratum.flecks[0];
      layer.put(art.frame(frame), x, top + down, FLECKS_OPACITY);
    }
  }

  private drawBuried(groundX: number): void {
    const { layer, art, right } = this;
    let serial = Math.max(0, Math.floor(groundX / BURIED_EVERY));
    for (; serial * BURIED_EVERY - groundX < right; serial++) {
      const frame = buriedAt(serial);
      const { w, h } = DEFERRED_ATLAS[frame].frame;
      const aside = quasiRandomBetween(serial, 11, 0, BURIED_EVERY - w * ART_PIXEL);
      const x = serial * BURIED_EVERY + onGrid(aside) - groundX;
      const stratum = 1 + Math.floor(quasiRandom(serial, 12) * (STRATA.length - 1));
      const top = this.topOf(stratum);
      const room = this.topOf(stratum + 1) - top - h * ART_PIXEL - EDGE_HEIGHT;
      const y = top + Math.max(0, quasiRandom(serial, 13) * room);
      layer.put(art.frame(frame), x, y, BURIED_OPACITY);
    }
  }
}

function buriedAt(serial: number): 'egg' | (typeof FOSSILS)[number] {
  if (serial % EGG_EVERY === 3) return 'egg';
  return FOSSILS[Math.floor(quasiRandom(serial, 14) * FOSSILS.length)] ?? FOSSILS[0];
}
