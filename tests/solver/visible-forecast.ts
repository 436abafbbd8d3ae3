import {
  baseSpeed,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  dinoHitboxLeft,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  jumpArc,
  overlapsDinoX,
  overlapsDinoY,
  type RunView,
  STEPS_PER_POINT,
  turboSpeed,
} from '#simulation';
import { AIRBORNE, CROUCHING, STANDING, threatensCrouching, threatensStanding } from '#solver';

/**
 * Steps: at the first speed a pterodactyl takes 176 from the edge of the stage to behind the dino.
 */
const HORIZON = 200;

/** Lengthens threats at each end, px, so that rounding never decides whether edges touch. */
const ROUNDING = 1e-6;

/** Top edge of the dino, px, after each step of a jump. */
const ARC = jumpArc();

const STATES = AIRBORNE + ARC.length;

/**
 * What a player who knows the game by heart can foresee from the stage: which states of the dino
 * (the solver's dino-flight.ts) lead past all threats seen so far, step by step, whatever the
 * player then has to do. Counts on no shots.
 */
export class VisibleForecast {
  /** Steps until every seen threat has passed; the forecast says nothing beyond. */
  private length = 0;
  private readonly safe = new Uint8Array((HORIZON + 1) * STATES).fill(1);
  private readonly needed = new Uint8Array(HORIZON + 2);
  private readonly ground = new Float64Array(HORIZON + 1);

  /**
   * @param seen the threats that the player has seen by now.
   * @param turboStepsLeft steps of turbo left, including what a press on the next step adds.
   */
  constructor(view: RunView, seen: readonly number[], turboStepsLeft: number) {
    this.forecastGround(view, turboStepsLeft);
    for (const threat of seen) this.removeHits(view, threat);
    this.removeDoomed();
  }

  isSafe(step: number, state: number): boolean {
    return step > this.length || this.safe[step * STATES + state] === 1;
  }

  /**
   * Whether a jump whose first step in the air is this many steps from now passes over a seen
   * threat that a standing dino would meet.
   */
  isJumpNeeded(step: number): boolean {
    return step <= HORIZON && this.needed[step] === 1;
  }

  /** Moves the ground like the simulation's systems `setSpeed` and `updateScore`. */
  private forecastGround(view: RunView, turboStepsLeft: number): void {
    const { ground } = this;
    let { score } = view;
    for (let step = 1; step <= HORIZON; step++) {
      const base = baseSpeed(score);
      const speed = step <= turboStepsLeft ? turboSpeed(base) : base;
      ground[step] = (ground[step - 1] ?? 0) + speed;
      if ((view.steps + step) % STEPS_PER_POINT === 0) score += 1;
    }
  }

  private removeHits(view: RunView, threat: number): void {
    const factor = view.components.Scroll.factor.get(threat);
    const left = hitboxLeft(view, threat) - ROUNDING;
    const right = hitboxRight(view, threat) + ROUNDING;
    const top = hitboxTop(view, threat);
    const bottom = hitboxBottom(view, threat);
    const hitsStanding = threatensStanding(view, threat);
    const hitsCrouching = threatensCrouching(view, threat);
    const dinoLeft = dinoHitboxLeft(view);
    let arrival = 0;
    let departure = 0;
    for (let step = 1; step <= HORIZON; step++) {
      const moved = factor * (this.ground[step] ?? 0);
      if (right - moved <= dinoLeft) break;
      this.length = Math.max(this.length, step);
      if (hitsCrouching && overlapsDinoX(view, DINO_CROUCHING_SIZE, left - moved, right - moved)) {
        this.safe[step * STATES + CROUCHING] = 0;
      }
      if (!overlapsDinoX(view, DINO_SIZE, left - moved, right - moved)) continue;
      if (arrival === 0) arrival = step;
      departure = step;
      if (hitsStanding) this.safe[step * STATES + STANDING] = 0;
      for (let flown = 0; flown < ARC.length; flown++) {
        if (overlapsDinoY(view, DINO_SIZE, ARC[flown] ?? 0, top, bottom)) {
          this.safe[step * STATES + AIRBORNE + flown] = 0;
        }
      }
    }
    if (!hitsStanding || arrival === 0) return;
    for (let takeoff = Math.max(1, departure - ARC.length + 1); takeoff <= arrival; takeoff++)
      this.needed[takeoff] = 1;
  }

  /** From the end backwards: a state is doomed when every state that can follow it is. */
  private removeDoomed(): void {
    const { safe } = this;
    const last = STATES - 1;
    for (let step = this.length - 1; step >= 0; step--) {
      const now = step * STATES;
      const next = now + STATES;
      const lands = safe[next + STANDING] === 1 || safe[next + CROUCHING] === 1;
      if (!lands) safe[now + last] = 0;
      if (!lands && safe[next + AIRBORNE] === 0) {
        safe[now + STANDING] = 0;
        safe[now + CROUCHING] = 0;
      }
      for (let state = AIRBORNE; state < last; state++)
        if (safe[next + state + 1] === 0) safe[now + state] = 0;
    }
  }
}
