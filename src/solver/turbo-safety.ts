import {
  baseSpeed,
  CAPACITY,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  dinoHitboxLeft,
  hitboxBottom,
  hitboxTop,
  jumpArc,
  MAX_SPEED,
  overlapsDinoX,
  overlapsDinoY,
  type RunView,
  STEPS_PER_POINT,
  TURBO_STEPS,
  turboSpeed,
} from '#simulation';
import { AIRBORNE, CROUCHING, DinoFlight, STANDING } from './dino-flight.ts';
import { advanceStates } from './explore.ts';
import { threatensCrouching, threatensStanding } from './threat-timing.ts';

/**
 * How long a player takes to act on the new speed, steps: 200 ms, a fast reaction to something that
 * was expected.
 */
export const TURBO_REACTION_STEPS = 12;

/**
 * Whether turbo can be pressed without harm: a search over all jumps and crouches from here, with
 * turbo on and the threats that are on the stage. Nothing that could still enter is considered. One
 * object, used again and again: a search allocates nothing.
 */
export class TurboSafety {
  private readonly arc = jumpArc();
  private readonly flight = new DinoFlight();
  /**
   * 1 for each state that the dino could be in after the present step of the search, see
   * dino-flight.ts.
   */
  private readonly reachable = new Uint8Array(AIRBORNE + this.arc.length);
  /** The left edge of each threat after that step, px, in the order of the run's list. */
  private readonly lefts = new Float64Array(CAPACITY);
  /** Whether the dino has been hit before it landed. */
  private isFlightHit = false;

  /**
   * Whether a turbo that starts on the next step leaves a way past all threats on the stage to a
   * player who goes on as before for {@link TURBO_REACTION_STEPS}: a dino on the ground runs or
   * stays down, one in the air goes on with its jump or its fall, and lands standing. After that it
   * can jump and crouch at any time. It need not fall fast.
   *
   * At top speed turbo changes nothing, and is always safe. Exact unless a shot is on its way,
   * which can remove a threat.
   */
  isSafe(view: RunView): boolean {
    if (view.baseSpeed >= MAX_SPEED || view.entities.threats.length === 0) return true;
    this.begin(view);
    let { score, steps } = view;
    for (let step = 1; ; step++) {
      const hasReacted = step > TURBO_REACTION_STEPS;
      if (this.flight.isInAir) this.fly(hasReacted);
      else if (hasReacted) advanceStates(this.reachable);
      const isAnyLeft = this.moveThreats(view, score, step <= TURBO_STEPS);
      if (this.isFlightHit || !(this.flight.isInAir || this.reachable.includes(1))) return false;
      if (!isAnyLeft) return true;
      steps += 1;
      if (steps % STEPS_PER_POINT === 0) score += 1;
    }
  }

  private begin(view: RunView): void {
    const { reachable, flight } = this;
    const { Position, Dino } = view.components;
    const { threats } = view.entities;
    for (let i = 0; i < threats.length; i++) this.lefts[i] = Position.x.get(threats.get(i));
    flight.begin(view);
    this.isFlightHit = false;
    reachable.fill(0);
    if (!flight.isInAir) reachable[Dino.crouching.get(view.dino) === 1 ? CROUCHING : STANDING] = 1;
  }

  private fly(hasReacted: boolean): void {
    const { reachable, flight } = this;
    flight.step();
    if (flight.isInAir) return;
    reachable[STANDING] = 1;
    if (hasReacted) reachable[CROUCHING] = 1;
  }

  /**
   * Moves the threats by one step, and removes the states that they hit. Only whole numbers are
   * passed on here: others are allocated where a call is not inlined, and this is called for each
   * step of the search.
   * @returns whether any threat has yet to pass.
   */
  private moveThreats(view: RunView, score: number, isTurbo: boolean): boolean {
    const { Scroll, Size, Hitbox } = view.components;
    const { threats } = view.entities;
    const base = baseSpeed(score);
    const speed = isTurbo ? turboSpeed(base) : base;
    const dinoLeft = dinoHitboxLeft(view);
    let isAnyLeft = false;
    for (let i = 0; i < threats.length; i++) {
      const threat = threats.get(i);
      const x = (this.lefts[i] ?? 0) - speed * Scroll.factor.get(threat);
      this.lefts[i] = x;
      if (x + Size.width.get(threat) - Hitbox.inset.get(threat) <= dinoLeft) continue;
      isAnyLeft = true;
      this.removeHits(view, i);
    }
    return isAnyLeft;
  }

  /** @param index of the threat, in the run's list. */
  private removeHits(view: RunView, index: number): void {
    const { arc, flight, reachable } = this;
    const { Size, Hitbox } = view.components;
    const threat = view.entities.threats.get(index);
    const x = this.lefts[index] ?? 0;
    const left = x + Hitbox.inset.get(threat);
    const right = x + Size.width.get(threat) - Hitbox.inset.get(threat);
    if (!overlapsDinoX(view, DINO_CROUCHING_SIZE, left, right)) return;
    if (reachable[CROUCHING] === 1 && threatensCrouching(view, threat)) reachable[CROUCHING] = 0;
    if (!overlapsDinoX(view, DINO_SIZE, left, right)) return;
    if (reachable[STANDING] === 1 && threatensStanding(view, threat)) reachable[STANDING] = 0;
    const top = hitboxTop(view, threat);
    const bottom = hitboxBottom(view, threat);
    if (flight.isInAir) {
      if (overlapsDinoY(view, DINO_SIZE, flight.y, top, bottom)) this.isFlightHit = true;
      return;
    }
    for (let flown = 0; flown < arc.length; flown++) {
      const state = AIRBORNE + flown;
      if (reachable[state] === 1 && overlapsDinoY(view, DINO_SIZE, arc[flown] ?? 0, top, bottom))
        reachable[state] = 0;
    }
  }
}
