import type { DeferredFrame } from '../deferred-atlas.ts';

export type EffectFrame = DeferredFrame<'sprite4'>;

/** How one kind of particle looks and moves. */
export interface ParticleKind {
  /**
   * Shown one after the other over its life, for equal times. A kind that sways may begin at any of
   * them.
   */
  readonly frames: readonly [EffectFrame, ...EffectFrame[]];
  /** Lifetime, steps. */
  readonly life: number;
  /** The share of its own speed that is left after each step, because of air resistance. */
  readonly damping: number;
  /** The share of the ground's movement that it takes part in. */
  readonly groundShare: number;
  /** Constant speed downwards, px a step; negative values rise. */
  readonly sinkSpeed: number;
  /** Acceleration downwards, px a step for each step. */
  readonly gravity: number;
  /** How far it swings to both sides, px. */
  readonly sway: number;
}

export const PARTICLE_KINDS = {
  /** Thrown up from the ground by a landing; it stays in the air while the ground moves on. */
  dust: {
    frames: ['dust-1', 'dust-2', 'dust-2', 'dust-3', 'dust-4', 'dust-5'],
    life: 24,
    damping: 0.86,
    groundShare: 0.22,
    sinkSpeed: -0.25,
    gravity: 0,
    sway: 0,
  },
  /** Dust thrown up by a running foot. */
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
