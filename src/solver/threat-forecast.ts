import {
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  DINO_X,
  GRAVITY,
  GROUND_Y,
  JUMP_VELOCITY,
  MAX_SPEED,
  type RunView,
  SCORE_PER_SPEED,
  STEPS_PER_POINT,
  TURBO_FACTOR,
} from '#simulation';
import { jumpArc } from './jump-arc.ts';

/** How far is looked ahead, steps: a cactus takes 116 from the edge of the stage to the dino at the first speed. */
export const HORIZON = 120;

/** px a step that each step adds to the base speed. */
const ACCELERATION = 1 / (STEPS_PER_POINT * SCORE_PER_SPEED);

/** What the threats on the stage are about to do, by steps from now. Made once, read anew after each step. */
export class ThreatForecast {
  /** 1 where a dino that stands on that step is hit. */
  readonly standing = new Uint8Array(HORIZON + 1);
  /** 1 where one that crouches is. */
  readonly crouching = new Uint8Array(HORIZON + 1);
  /** 1 where a jump that takes off on that step ends in a hit. */
  readonly jumping = new Uint8Array(HORIZON + 1);
  /** Ground that will have passed by then, px. */
  readonly ground = new Float64Array(HORIZON + 1);
  /** Steps until the dino is on the ground again; 0 when it is. */
  landing = 0;

  /** The top edge of the dino, px, after each step of a jump; the step after them it lands. */
  private readonly arc = jumpArc();

  /** From a step of take-off to that of the landing. */
  get flight(): number {
    return this.arc.length;
  }

  /** @returns whether there is anything to look out for. */
  look(view: RunView): boolean {
    const { threats } = view.entities;
    this.landing = this.stepsToLanding(view);
    if (threats.length === 0) return false;
    this.standing.fill(0);
    this.crouching.fill(0);
    this.jumping.fill(0);
    this.foreseeGround(view);
    for (let i = 0; i < threats.length; i++) this.foresee(view, threats.get(i));
    return true;
  }

  private stepsToLanding(view: RunView): number {
    const { Dino, Velocity } = view.components;
    if (Dino.jumping.get(view.dino) === 0) return 0;
    const stepsInTheAir = Math.round((Velocity.y.get(view.dino) - JUMP_VELOCITY) / GRAVITY);
    return this.arc.length + 1 - stepsInTheAir;
  }

  /** At the speed of now, which the score raises bit by bit and the end of a turbo lowers. */
  private foreseeGround(view: RunView): void {
    const { ground } = this;
    let passed = 0;
    let base = view.baseSpeed;
    for (let step = 1; step <= HORIZON; step++) {
      base += ACCELERATION;
      passed += Math.min(step < view.turboStepsLeft ? base * TURBO_FACTOR : base, MAX_SPEED);
      ground[step] = passed;
    }
  }

  private foresee(view: RunView, threat: number): void {
    const { Position, Size, Hitbox, Scroll } = view.components;
    const own = Hitbox.inset.get(view.dino);
    const inset = Hitbox.inset.get(threat);
    const factor = Scroll.factor.get(threat);
    const left = Position.x.get(threat) + inset;
    const right = Position.x.get(threat) + Size.width.get(threat) - inset;
    const top = Position.y.get(threat) + inset;
    const bottom = Position.y.get(threat) + Size.height.get(threat) - inset;
    const feet = GROUND_Y - own;
    const hitsStanding = bottom > GROUND_Y - DINO_SIZE.height + own && top < feet;
    const hitsCrouching = bottom > GROUND_Y - DINO_CROUCHING_SIZE.height + own && top < feet;
    for (let step = 1; step <= HORIZON; step++) {
      const moved = factor * (this.ground[step] ?? 0);
      if (right - moved <= DINO_X + own) return;
      if (hitsCrouching && left - moved < DINO_X + DINO_CROUCHING_SIZE.width - own) this.crouching[step] = 1;
      if (left - moved >= DINO_X + DINO_SIZE.width - own) continue;
      if (hitsStanding) this.standing[step] = 1;
      // Every jump that is at such a height by then.
      for (let flown = 0; flown < this.arc.length && flown < step; flown++) {
        const y = this.arc[flown] ?? 0;
        if (bottom > y + own && top < y + DINO_SIZE.height - own) this.jumping[step - flown] = 1;
      }
    }
  }
}
