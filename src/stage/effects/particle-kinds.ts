import type { LateFrame } from '../late-sheets.ts';

export type EffectFrame = LateFrame<'sprite4'>;

/** How one kind of particle looks and moves. */
export interface ParticleKind {
  /** Over its life, each for an equal share of it. What sways begins at any of them. */
  readonly frames: readonly [EffectFrame, ...EffectFrame[]];
  /** Steps. */
  readonly life: number;
  /** Of its own speed this share is left after each step: the air brakes it. */
  readonly keeps: number;
  /** Of the ground's movement it shares this much. */
  readonly withGround: number;
  /** How fast it sinks whatever its own speed, px a step. */
  readonly sinks: number;
  /** It falls faster and faster by this, px a step for each step. */
  readonly pull: number;
  /** It swings to both sides by this, px. */
  readonly sways: number;
}

export const PARTICLE_KINDS = {
  /** Thrown up from the ground; it hangs in the air while the ground runs away below. */
  dust: {
    frames: ['dust-1', 'dust-2', 'dust-2', 'dust-3', 'dust-4', 'dust-5'],
    life: 24,
    keeps: 0.86,
    withGround: 0.22,
    sinks: -0.25,
    pull: 0,
    sways: 0,
  },
  /** Of a running foot. */
  scuff: {
    frames: ['dust-1', 'dust-4', 'dust-5'],
    life: 15,
    keeps: 0.86,
    withGround: 0.5,
    sinks: -0.3,
    pull: 0,
    sways: 0,
  },
  feather: {
    frames: ['feather-1', 'feather-2', 'feather-3', 'feather-2', 'feather-1', 'feather-2', 'feather-3'],
    life: 56,
    keeps: 0.9,
    withGround: 0.25,
    sinks: 0.9,
    pull: 0,
    sways: 7,
  },
  points: { frames: ['plus-20'], life: 54, keeps: 0.94, withGround: 0.08, sinks: 0, pull: 0, sways: 0 },
  spark: {
    frames: ['spark-2', 'spark-1', 'spark-1', 'spark-2', 'spark-3'],
    life: 24,
    keeps: 0.87,
    withGround: 0,
    sinks: 0,
    pull: 0.02,
    sways: 0,
  },
  ember: {
    frames: ['cinder-1', 'cinder-1', 'cinder-2'],
    life: 22,
    keeps: 0.92,
    withGround: 0.2,
    sinks: 0,
    pull: 0.06,
    sways: 0,
  },
} as const satisfies Readonly<Record<string, ParticleKind>>;

export type ParticleKindName = keyof typeof PARTICLE_KINDS;
