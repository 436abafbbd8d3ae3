import { frameAt } from '../animation.ts';
import { ART_PIXEL } from '../atlas.ts';
import { LATE_ATLAS } from '../late-atlas.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import { type EffectFrame, PARTICLE_KINDS, type ParticleKind, type ParticleKindName } from './particle-kinds.ts';

/** Most particles at once: a hit, a landing, the pickup and a crash under turbo come to some 40. */
export const PARTICLE_CAPACITY = 64;

/** Spare ones leave some room to the others. */
const SPARE_CAPACITY = 48;

/** A swing to and fro, steps. */
const SWAY_STEPS = 34;

const KIND_NAMES: readonly ParticleKindName[] = ['dust', 'scuff', 'feather', 'points', 'spark', 'ember'];

/**
 * What flies about for a moment. Where a particle is follows from how it began and how long ago that was, so any moment
 * can be shown. One that finds no room is not begun.
 */
export class Particles {
  private readonly kind = new Uint8Array(PARTICLE_CAPACITY);
  private readonly x = new Float64Array(PARTICLE_CAPACITY);
  private readonly y = new Float64Array(PARTICLE_CAPACITY);
  private readonly vx = new Float64Array(PARTICLE_CAPACITY);
  private readonly vy = new Float64Array(PARTICLE_CAPACITY);
  private readonly bornAt = new Float64Array(PARTICLE_CAPACITY);
  private readonly bornOn = new Float64Array(PARTICLE_CAPACITY);
  private readonly spare = new Uint8Array(PARTICLE_CAPACITY);
  private readonly columns = [this.kind, this.x, this.y, this.vx, this.vy, this.bornAt, this.bornOn, this.spare];
  private count = 0;
  private steps = 0;
  private covered = 0;

  /** Particles that have not ended. */
  get alive(): number {
    return this.count;
  }

  /** When the last of them ends, in steps of the run. */
  get lastEnd(): number {
    let last = 0;
    for (let i = 0; i < this.count; i++) last = Math.max(last, at(this.bornAt, i) + this.kindOf(i).life);
    return last;
  }

  /** Takes a step: those whose time is over make room. @param covered ground covered, px. */
  moveOn(steps: number, covered: number): void {
    this.steps = steps;
    this.covered = covered;
    for (let i = this.count - 1; i >= 0; i--) {
      if (steps - at(this.bornAt, i) >= this.kindOf(i).life) this.remove(i);
    }
  }

  /**
   * Begins one at this step with its middle at x, y px and a speed of its own in px a step.
   * @param spare it is one of many: left out where fewer are wanted.
   */
  begin(kind: ParticleKindName, x: number, y: number, vx: number, vy: number, spare = false): void {
    if (this.count >= (spare ? SPARE_CAPACITY : PARTICLE_CAPACITY)) return;
    const i = this.count;
    this.kind[i] = KIND_NAMES.indexOf(kind);
    this.x[i] = x;
    this.y[i] = y;
    this.vx[i] = vx;
    this.vy[i] = vy;
    this.bornAt[i] = this.steps;
    this.bornOn[i] = this.covered;
    this.spare[i] = spare ? 1 : 0;
    this.count += 1;
  }

  clear(): void {
    this.count = 0;
  }

  /**
   * @param steps the moment shown, in steps of the run. @param covered ground covered at that moment, px.
   * @param amount of `few` the spare ones are left out, of `points` all but what tells of points.
   */
  draw(
    steps: number,
    covered: number,
    amount: 'all' | 'few' | 'points',
    layer: QuadLayer,
    art: Art<EffectFrame>,
  ): void {
    for (let i = 0; i < this.count; i++) {
      const kind = this.kindOf(i);
      // What a step brings about is there with it, even when the moment shown is a little before its end.
      const age = Math.max(0, steps - at(this.bornAt, i));
      if (age >= kind.life || (amount === 'few' && at(this.spare, i) === 1)) continue;
      if (amount === 'points' && kind !== PARTICLE_KINDS.points) continue;
      // What sways turns, and not all in step: each begins elsewhere, by its speed, which no other has.
      const phase = kind.sways === 0 ? 0 : Math.abs(at(this.vx, i));
      const frame = frameAt(kind.frames, (age / kind.life + phase) * kind.frames.length);
      const { width, height } = LATE_ATLAS[frame];
      // What is left of the speed adds up to a way that is always shorter.
      const way = (1 - kind.keeps ** age) / (1 - kind.keeps);
      const ground = Math.max(0, covered - at(this.bornOn, i)) * kind.withGround;
      const sway = kind.sways === 0 ? 0 : kind.sways * Math.sin((age / SWAY_STEPS + phase) * 2 * Math.PI);
      const x = at(this.x, i) + at(this.vx, i) * way - ground + sway;
      const y = at(this.y, i) + at(this.vy, i) * way + kind.sinks * age + (kind.pull * age * age) / 2;
      layer.add(art.frame(frame), x - (width * ART_PIXEL) / 2, y - (height * ART_PIXEL) / 2);
    }
  }

  private kindOf(i: number): ParticleKind {
    return PARTICLE_KINDS[KIND_NAMES[at(this.kind, i)] ?? 'dust'];
  }

  /** Those behind it move up: what began later stays in front. */
  private remove(i: number): void {
    for (let c = 0; c < this.columns.length; c++) this.columns[c]?.copyWithin(i, i + 1, this.count);
    this.count -= 1;
  }
}

function at(column: Readonly<ArrayLike<number>>, i: number): number {
  return column[i] ?? 0;
}
