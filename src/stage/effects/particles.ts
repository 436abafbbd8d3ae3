import { frameAt } from '../view.ts';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS, type DeferredFrame } from '../deferred/deferred-atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';

export type EffectFrame = DeferredFrame<'sprite4'>;

interface ParticleKind {
  /** Each is shown for the same time, in this order. A swaying kind may start at any frame. */
  readonly frames: readonly [EffectFrame, ...EffectFrame[]];
  readonly life: number;
  /** Share of its own speed that remains after each step, because of air resistance. */
  readonly damping: number;
  /** Share of the ground's movement that it follows. */
  readonly groundShare: number;
  /** Constant speed, px a step; positive sinks, negative rises. */
  readonly sinkSpeed: number;
  readonly gravity: number;
  readonly sway: number;
}

export const PARTICLE_KINDS = {
  /** Thrown up by a landing. Hangs in the air while the ground moves on. */
  dust: {
    frames: ['dust-1', 'dust-2', 'dust-2', 'dust-3', 'dust-4', 'dust-5'],
    life: 24,
    damping: 0.86,
    groundShare: 0.22,
    sinkSpeed: -0.25,
    gravity: 0,
    sway: 0,
  },
  scuff: {
    frames: ['dust-1', 'dust-4', 'dust-5'],
    life: 15,
    damping: 0.86,
    groundShare: 0.5,
    sinkSpeed: -0.3,
    gravity: 0,
    sway: 0,
  },
  feather: {
    frames: [
      'feather-1',
      'feather-2',
      'feather-3',
      'feather-2',
      'feather-1',
      'feather-2',
      'feather-3',
    ],
    life: 56,
    damping: 0.9,
    groundShare: 0.25,
    sinkSpeed: 0.9,
    gravity: 0,
    sway: 7,
  },
  points: {
    frames: ['plus-20'],
    life: 54,
    damping: 0.94,
    groundShare: 0.08,
    sinkSpeed: 0,
    gravity: 0,
    sway: 0,
  },
  spark: {
    frames: ['spark-2', 'spark-1', 'spark-1', 'spark-2', 'spark-3'],
    life: 24,
    damping: 0.87,
    groundShare: 0,
    sinkSpeed: 0,
    gravity: 0.02,
    sway: 0,
  },
  needle: {
    frames: ['needle-1', 'needle-2', 'needle-1', 'needle-2'],
    life: 26,
    damping: 0.93,
    groundShare: 0.6,
    sinkSpeed: 0,
    gravity: 0.14,
    sway: 0,
  },
  ember: {
    frames: ['cinder-1', 'cinder-1', 'cinder-2'],
    life: 22,
    damping: 0.92,
    groundShare: 0.2,
    sinkSpeed: 0,
    gravity: 0.06,
    sway: 0,
  },
} as const satisfies Readonly<Record<string, ParticleKind>>;

export type ParticleKindName = keyof typeof PARTICLE_KINDS;

/** A hit, a landing, the pickup and a crash during turbo need about 40. */
export const PARTICLE_CAPACITY = 64;

const OPTIONAL_CAPACITY = 48;

const SWAY_STEPS = 34;

class Particle {
  kind: ParticleKind = PARTICLE_KINDS.dust;
  x = 0;
  y = 0;
  vx = 0;
  vy = 0;
  spawnedAt = 0;
  spawnGroundX = 0;
  optional = false;
}

/**
 * A particle's position depends only on how it was spawned and how long ago, so a frame may show
 * any moment. Beyond the capacity nothing is spawned.
 */
export class Particles {
  /** Reused. The first {@link count} are alive, oldest first. */
  private readonly pool = Array.from({ length: PARTICLE_CAPACITY }, () => new Particle());
  private count = 0;
  private steps = 0;
  private groundX = 0;

  get lastEnd(): number {
    let last = 0;
    for (let i = 0; i < this.count; i++) {
      const particle = this.pool[i];
      if (particle !== undefined) last = Math.max(last, particle.spawnedAt + particle.kind.life);
    }
    return last;
  }

  afterStep(steps: number, groundX: number): void {
    this.steps = steps;
    this.groundX = groundX;
    for (let i = this.count - 1; i >= 0; i--) {
      const particle = this.pool[i];
      if (particle === undefined || steps - particle.spawnedAt < particle.kind.life) continue;
      // Keep the order, so that newer particles stay in front.
      this.pool.copyWithin(i, i + 1, this.count);
      this.count -= 1;
      this.pool[this.count] = particle;
    }
  }

  /**
   * @param x, y middle, px. @param vx, vy own speed, px a step.
   * @param optional may be left out when there are many.
   */
  spawn(
    kind: ParticleKindName,
    x: number,
    y: number,
    vx: number,
    vy: number,
    optional = false,
  ): void {
    if (optional && this.count >= OPTIONAL_CAPACITY) return;
    const particle = this.pool[this.count];
    if (particle === undefined) return;
    particle.kind = PARTICLE_KINDS[kind];
    particle.x = x;
    particle.y = y;
    particle.vx = vx;
    particle.vy = vy;
    particle.spawnedAt = this.steps;
    particle.spawnGroundX = this.groundX;
    particle.optional = optional;
    this.count += 1;
  }

  clear(): void {
    this.count = 0;
  }

  /**
   * @param steps the moment to show, with fractions.
   * @param groundX ground covered at that moment, px.
   * @param amount `few` leaves out optional particles, `points` shows only the points.
   */
  draw(
    steps: number,
    groundX: number,
    amount: 'all' | 'few' | 'points',
    layer: SpriteLayer,
    art: Art<EffectFrame>,
  ): void {
    for (let i = 0; i < this.count; i++) {
      const particle = this.pool[i];
      if (particle === undefined) continue;
      const { kind, x, y, vx, vy, spawnedAt, spawnGroundX, optional } = particle;
      const age = steps - spawnedAt;
      if (age >= kind.life || (amount === 'few' && optional)) continue;
      if (amount === 'points' && kind !== PARTICLE_KINDS.points) continue;
      // The speed also serves as the phase, so that particles don't sway in unison.
      const phase = kind.sway === 0 ? 0 : Math.abs(vx);
      const frame = frameAt(kind.frames, (age / kind.life + phase) * kind.frames.length);
      const { w, h } = DEFERRED_ATLAS[frame].frame;
      // Sum of the geometric series of damped speeds, for a speed of 1.
      const distance = (1 - kind.damping ** age) / (1 - kind.damping);
      const ground = (groundX - spawnGroundX) * kind.groundShare;
      const sway =
        kind.sway === 0 ? 0 : kind.sway * Math.sin((age / SWAY_STEPS + phase) * 2 * Math.PI);
      const middle = x + vx * distance - ground + sway;
      const centre = y + vy * distance + kind.sinkSpeed * age + (kind.gravity * age * age) / 2;
      layer.put(art.frame(frame), middle - (w * ART_PIXEL) / 2, centre - (h * ART_PIXEL) / 2);
    }
  }
}
