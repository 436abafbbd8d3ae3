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

/**
 * How far the forecast reaches, steps: at the first speed a cactus takes 116 from the edge of the
 * stage to the dino.
 */
export const HORIZON = 120;

/** px a step that each step adds to the base speed. */
const ACCELERATION = 1 / (STEPS_PER_POINT * SCORE_PER_SPEED);

/**
 * When the threats on the stage will hit the dino, by steps from now. One object, updated after
 * each step.
 */
export class ThreatForecast {
  /** 1 where a dino that stands on that step is hit. */
  readonly standing = new Uint8Array(HORIZON + 1);
  /** 1 where a dino that crouches on that step is hit. */
  readonly crouching = new Uint8Array(HORIZON + 1);
  /** 1 where a jump that takes off on that step ends in a hit. */
  readonly jumping = new Uint8Array(HORIZON + 1);
  /** Ground that will have passed by that step, px. */
  readonly ground = new Float64Array(HORIZON + 1);
  /** Steps until the dino is on the ground again; 0 when it is. */
  landing = 0;

  private readonly arc = jumpArc();
  private readonly dinoFlight = new DinoFlight();
  /** 1 for each step of a jump at whose height the present threat hits the dino. */
  private readonly heightHit = new Uint8Array(this.arc.length);

  /** Steps from take-off to landing. */
  get flight(): number {
    return this.arc.length;
  }

  /**
   * Updates the forecast.
   * @returns false if there is no threat on the stage; the arrays are then out of date.
   */
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

  /** From the present speed, which rises with the score and falls when turbo ends. */
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
      // Each jump that is at a height where it is hit on this step.
      for (let flown = 0; flown < this.arc.length && flown < step; flown++) {
        if (this.heightHit[flown] === 1) this.jumping[step - flown] = 1;
      }
    }
  }
}
