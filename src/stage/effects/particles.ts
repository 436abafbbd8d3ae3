import { frameAt } from '../view.ts';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS } from '../deferred-atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import {
  type EffectFrame,
  PARTICLE_KINDS,
  type ParticleKind,
  type ParticleKindName,
} from './particle-kinds.ts';

/**
 * Most particles at once. A hit, a landing, the pickup and a crash during turbo come to about 40.
 */
export const PARTICLE_CAPACITY = 64;

/** Most particles before optional ones are left out. */
const OPTIONAL_CAPACITY = 48;

/** Period of a swing, steps. */
const SWAY_STEPS = 34;

const KIND_NAMES: readonly ParticleKindName[] = [
  'dust',
  'scuff',
  'feather',
  'points',
  'spark',
  'ember',
];

/**
 * Short-lived particles. A particle's position is a function of how it was spawned and how long
 * ago, so that a frame may show any moment. Particles beyond the capacity are not spawned.
 */
export class Particles {
  private readonly kind = new Uint8Array(PARTICLE_CAPACITY);
  private readonly x = new Float64Array(PARTICLE_CAPACITY);
  private readonly y = new Float64Array(PARTICLE_CAPACITY);
  private readonly vx = new Float64Array(PARTICLE_CAPACITY);
  private readonly vy = new Float64Array(PARTICLE_CAPACITY);
  private readonly spawnedAt = new Float64Array(PARTICLE_CAPACITY);
  private readonly spawnGroundX = new Float64Array(PARTICLE_CAPACITY);
  private readonly optional = new Uint8Array(PARTICLE_CAPACITY);
  private readonly columns = [
    this.kind,
    this.x,
    this.y,
    this.vx,
    this.vy,
    this.spawnedAt,
    this.spawnGroundX,
    this.optional,
  ];
  private count = 0;
  private steps = 0;
  private groundX = 0;

  /** Number of living particles. */
  get alive(): number {
    return this.count;
  }

  /** The step of the run at which the last particle ends. */
  get lastEnd(): number {
    let last = 0;
    for (let i = 0; i < this.count; i++)
      last = Math.max(last, at(this.spawnedAt, i) + this.kindOf(i).life);
    return last;
  }

  /** Removes the particles that have ended. @param groundX ground covered, px. */
  afterStep(steps: number, groundX: number): void {
    this.steps = steps;
    this.groundX = groundX;
    for (let i = this.count - 1; i >= 0; i--) {
      if (steps - at(this.spawnedAt, i) >= this.kindOf(i).life) this.remove(i);
    }
  }

  /**
   * Spawns a particle at this step with its middle at x, y px and a speed of its own in px a step.
   * @param optional left out where fewer particles are wanted.
   */
  spawn(
    kind: ParticleKindName,
    x: number,
    y: number,
    vx: number,
    vy: number,
    optional = false,
  ): void {
    if (this.count >= (optional ? OPTIONAL_CAPACITY : PARTICLE_CAPACITY)) return;
    const i = this.count;
    this.kind[i] = KIND_NAMES.indexOf(kind);
    this.x[i] = x;
    this.y[i] = y;
    this.vx[i] = vx;
    this.vy[i] = vy;
    this.spawnedAt[i] = this.steps;
    this.spawnGroundX[i] = this.groundX;
    this.optional[i] = optional ? 1 : 0;
    this.count += 1;
  }

  clear(): void {
    this.count = 0;
  }

  /**
   * @param steps the moment to show, in steps of the run.
   * @param groundX ground covered at that moment, px.
   * @param amount `few` leaves out the optional particles, `points` all but the scored points.
   */
  draw(
    steps: number,
    groundX: number,
    amount: 'all' | 'few' | 'points',
    layer: SpriteLayer,
    art: Art<EffectFrame>,
  ): void {
    for (let i = 0; i < this.count; i++) {
      const kind = this.kindOf(i);
      const age = steps - at(this.spawnedAt, i);
      if (age >= kind.life || (amount === 'few' && at(this.optional, i) === 1)) continue;
      if (amount === 'points' && kind !== PARTICLE_KINDS.points) continue;
      // Swaying particles are out of phase with each other: each takes its own speed as its phase.
      const phase = kind.sway === 0 ? 0 : Math.abs(at(this.vx, i));
      const frame = frameAt(kind.frames, (age / kind.life + phase) * kind.frames.length);
      const { w: width, h: height } = DEFERRED_ATLAS[frame].frame;
      // Sum of the geometric series of damped speeds.
      const distance = (1 - kind.damping ** age) / (1 - kind.damping);
      const ground = (groundX - at(this.spawnGroundX, i)) * kind.groundShare;
      const sway =
        kind.sway === 0 ? 0 : kind.sway * Math.sin((age / SWAY_STEPS + phase) * 2 * Math.PI);
      const x = at(this.x, i) + at(this.vx, i) * distance - ground + sway;
      const y =
        at(this.y, i) +
        at(this.vy, i) * distance +
        kind.sinkSpeed * age +
        (kind.gravity * age * age) / 2;
      layer.put(art.frame(frame), x - (width * ART_PIXEL) / 2, y - (height * ART_PIXEL) / 2);
    }
  }

  private kindOf(i: number): ParticleKind {
    return PARTICLE_KINDS[KIND_NAMES[at(this.kind, i)] ?? 'dust'];
  }

  /** Moves the later particles up by one place, so that newer ones stay in front of older ones. */
  private remove(i: number): void {
    for (let c = 0; c < this.columns.length; c++) this.columns[c]?.copyWithin(i, i + 1, this.count);
    this.count -= 1;
  }
}

function at(column: Readonly<ArrayLike<number>>, i: number): number {
  return column[i] ?? 0;
}
