import {
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  dinoHitboxLeft,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  jumpArc,
  MAX_SPEED,
  overlapsDinoX,
  overlapsDinoY,
  type RunView,
  SCORE_PER_SPEED,
  STEPS_PER_POINT,
  turboSpeed,
} from '#simulation';
import { DinoFlight } from './dino-flight.ts';
import { threatensCrouching, threatensStanding } from './threat-timing.ts';

/** Steps. A cactus takes 116 from the edge of the stage to the dino at the first speed. */
export const HORIZON = 120;

/** px a step, for each step. */
const ACCELERATION = 1 / (STEPS_PER_POINT * SCORE_PER_SPEED);

/**
 * Tells when the threats on the stage will hit the dino. The arrays' indexes are steps from now.
 * Meant to be updated after each step.
 */
export class ThreatForecast {
  /** 1 where the dino is hit if it stands. */
  readonly standing = new Uint8Array(HORIZON + 1);
  /** 1 where the dino is hit if it crouches. */
  readonly crouching = new Uint8Array(HORIZON + 1);
  /** 1 where a jump that takes off on this step gets hit. */
  readonly jumping = new Uint8Array(HORIZON + 1);
  /** Ground passed until then. */
  readonly ground = new Float64Array(HORIZON + 1);
  /** Steps until the dino lands; 0 on the ground. */
  landing = 0;

  private readonly arc = jumpArc();
  private readonly dinoFlight = new DinoFlight();
  /** 1 for each step of a jump whose height the current threat reaches. */
  private readonly heightHit = new Uint8Array(this.arc.length);

  get flight(): number {
    return this.arc.length;
  }

  /** @returns false if there's no threat on the stage. Only `landing` is then up to date. */
  compute(view: RunView): boolean {
    const { threats } = view.entities;
    this.landing = this.stepsToLanding(view);
    if (threats.length === 0) return false;
    this.standing.fill(0);
    this.crouching.fill(0);
    this.jumping.fill(0);
    this.forecastGround(view);
    for (let i = 0; i < threats.length; i++) this.forecastHits(view, threats.get(i));
    return true;
  }

  private stepsToLanding(view: RunView): number {
    const { dinoFlight } = this;
    dinoFlight.begin(view);
    let steps = 0;
    for (; dinoFlight.isInAir; steps++) dinoFlight.step();
    return steps;
  }

  /** The speed rises with the score and drops when turbo ends. */
  private forecastGround(view: RunView): void {
    const { ground } = this;
    let passed = 0;
    let base = view.pace.baseSpeed;
    for (let step = 1; step <= HORIZON; step++) {
      base = Math.min(base + ACCELERATION, MAX_SPEED);
      passed += step < view.turbo.stepsLeft ? turboSpeed(base) : base;
      ground[step] = passed;
    }
  }

  private forecastHits(view: RunView, threat: number): void {
    const factor = view.components.Scroll.factor.get(threat);
    const left = hitboxLeft(view, threat);
    const right = hitboxRight(view, threat);
    const top = hitboxTop(view, threat);
    const bottom = hitboxBottom(view, threat);
    const hitsStanding = threatensStanding(view, threat);
    const hitsCrouching = threatensCrouching(view, threat);
    const dinoLeft = dinoHitboxLeft(view);
    for (let flown = 0; flown < this.arc.length; flown++) {
      this.heightHit[flown] = overlapsDinoY(view, DINO_SIZE, this.arc[flown] ?? 0, top, bottom)
        ? 1
        : 0;
    }
    for (let step = 1; step <= HORIZON; step++) {
      const moved = factor * (this.ground[step] ?? 0);
      if (right - moved <= dinoLeft) return;
      if (hitsCrouching && overlapsDinoX(view, DINO_CROUCHING_SIZE, left - moved, right - moved)) {
        this.crouching[step] = 1;
      }
      if (!overlapsDinoX(view, DINO_SIZE, left - moved, right - moved)) continue;
      if (hitsStanding) this.standing[step] = 1;
      for (let flown = 0; flown < this.arc.length && flown < step; flown++) {
        if (this.heightHit[flown] === 1) this.jumping[step - flown] = 1;
      }
    }
  }
}
