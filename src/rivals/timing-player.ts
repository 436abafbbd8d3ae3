import {
  DINO_CROUCHING_SIZE,
  hitboxLeft,
  hitboxRight,
  INPUT,
  isAirborne,
  jumpArc,
  kindOf,
  NO_INPUT,
  overlapsDinoX,
  type RunView,
  STEPS_PER_SECOND,
} from '#simulation';
import {
  forecastTakeoff,
  HORIZON,
  look,
  type SeenThreat,
  stepsToArrival,
  type TakeoffRange,
  ThreatForecast,
  threatensStanding,
} from '#solver';

/** Steps: 200 ms, the time to see a threat and decide. */
const REACTION = 12;

/**
 * How long the jump key is held, steps: 200 ms. Pressed in the air, it makes the dino jump on
 * landing if that comes while it is held. With this number, players get as far under version 1 of
 * the rules as the players of an independent measurement (medians of 200 runs with a spread of 133,
 * 100 and 50 ms: 108, 257 and 2,328; these: 120, 300 and 2,211).
 */
const KEY_STROKE = 12;

/**
 * Steps for which the player means to be ducked before a pterodactyl arrives, and after it has
 * passed.
 */
const DUCK_MARGIN = { before: 16, after: 10 };

/**
 * What the player means to do about one threat. Times are steps of the run, and fractions of them.
 */
interface Plan {
  readonly threat: number;
  /** Tells this threat from a later one with the same entity id. */
  readonly enteredAt: number;
  /** Steps by which the key is pressed and released too late; negative: too early. */
  readonly pressError: number;
  readonly releaseError: number;
  action: 'undecided' | 'pass' | 'jump' | 'duck';
  /** When to press and release the key, without the errors. */
  press: number;
  release: number;
  /** `over`: released for good, or not needed. */
  key: 'waiting' | 'held' | 'over';
}

/**
 * Plays like a person who knows what to do and errs in timing alone. Sees only the threats on the
 * stage, and decides once about each after a reaction time: takes off in the middle of the window
 * in which the jump clears all that is seen, ducks under low pterodactyls, and lets high ones pass.
 * Each press and release of a key has a normally distributed error. Uses neither turbo nor the
 * weapon.
 */
export class TimingPlayer {
  private readonly arc = jumpArc();
  private readonly forecast = new ThreatForecast();
  private readonly range: TakeoffRange = { first: 0, last: 0 };
  private readonly spread: number;
  private readonly plans: Plan[] = [];

  /**
   * @param spread standard deviation of the moments at which keys are pressed and released, ms.
   * @param nextError gives numbers with the standard deviation 1.
   */
  constructor(
    private readonly view: RunView,
    spread: number,
    private readonly nextError: () => number,
  ) {
    this.spread = (spread * STEPS_PER_SECOND) / 1000;
  }

  input(): number {
    const { threats, dino } = look(this.view);
    const ahead = threats.filter(({ right }) => right > dino.left);
    this.forgetPastThreats(threats, ahead);
    if (this.noticeThreats(ahead)) this.decide();
    return this.holdKeys();
  }

  /** But for one that has been shot: the player ducks anyway. */
  private forgetPastThreats(threats: readonly SeenThreat[], ahead: readonly SeenThreat[]): void {
    for (let i = this.plans.length - 1; i >= 0; i--) {
      const plan = this.plans[i];
      if (plan === undefined || plan.key === 'held') continue;
      const isShot = plan.key === 'waiting' && !threats.some(({ id }) => id === plan.threat);
      if (!isShot && !ahead.some((threat) => isOf(plan, threat))) this.plans.splice(i, 1);
    }
  }

  /** @returns whether there is anything new to decide about. */
  private noticeThreats(ahead: readonly SeenThreat[]): boolean {
    let isNew = false;
    for (const threat of ahead) {
      if (this.view.steps - threat.enteredAt < REACTION) continue;
      const plan = this.plans.find((known) => isOf(known, threat));
      if (plan === undefined) {
        this.plans.push(this.createPlan(threat));
        this.reconsiderDucks();
      }
      if (plan === undefined || plan.action === 'undecided') isNew = true;
    }
    return isNew;
  }

  /** A cactus that comes with a pterodactyl may ask for a jump over both. */
  private reconsiderDucks(): void {
    for (const plan of this.plans)
      if (plan.action === 'duck' && plan.key === 'waiting') plan.action = 'undecided';
  }

  private createPlan({ id: threat, enteredAt }: SeenThreat): Plan {
    const pressError = this.nextError() * this.spread;
    const releaseError = this.nextError() * this.spread;
    return {
      threat,
      enteredAt,
      pressError,
      releaseError,
      action: 'undecided',
      press: 0,
      release: 0,
      key: 'waiting',
    };
  }

  private decide(): void {
    this.forecast.compute(this.view);
    for (const plan of this.plans) {
      if (plan.action !== 'undecided') continue;
      if (!threatensStanding(this.view, plan.threat)) plan.action = 'pass';
      else if (kindOf(this.view, plan.threat) !== 'pterodactyl') this.decideJump(plan);
      else if (this.comesWithCactus(plan.threat)) plan.action = 'pass';
      else this.decideDuck(plan);
    }
  }

  /**
   * Whether a cactus would be at the dino while it ducks. The jump over that cactus then has to
   * clear both.
   */
  private comesWithCactus(pterodactyl: number): boolean {
    const arrival = stepsToArrival(this.view, pterodactyl);
    return this.plans.some(
      ({ threat }) =>
        kindOf(this.view, threat) !== 'pterodactyl' &&
        Math.abs(stepsToArrival(this.view, threat) - arrival) < DUCK_MARGIN.before,
    );
  }

  private decideDuck(plan: Plan): void {
    const { view } = this;
    const factor = view.components.Scroll.factor.get(plan.threat);
    const left = hitboxLeft(view, plan.threat);
    const right = hitboxRight(view, plan.threat);
    let arrival = 0;
    let departure = 0;
    for (let step = 1; step <= HORIZON; step++) {
      const moved = factor * (this.forecast.ground[step] ?? 0);
      if (!overlapsDinoX(view, DINO_CROUCHING_SIZE, left - moved, right - moved)) continue;
      if (arrival === 0) arrival = step;
      departure = step;
    }
    if (arrival === 0 || departure === HORIZON) return;
    plan.action = 'duck';
    plan.press = view.steps + arrival - DUCK_MARGIN.before;
    plan.release = view.steps + departure + DUCK_MARGIN.after;
  }

  private decideJump(plan: Plan): void {
    if (!forecastTakeoff(this.view, plan.threat, this.forecast, this.arc, this.range)) return;
    plan.action = 'jump';
    plan.press = this.view.steps + this.middleOfWindow();
    plan.release = plan.press + KEY_STROKE;
  }

  /**
   * The middle of the longest part of the window that is free of other threats, else of the whole
   * window.
   */
  private middleOfWindow(): number {
    const { first, last } = this.range;
    let longest = 0;
    let middle = (first + last) / 2;
    let from = first;
    for (let step = first; step <= last + 1; step++) {
      if (step <= last && this.forecast.jumping[step] === 0) continue;
      if (step - from > longest) {
        longest = step - from;
        middle = (from + step - 1) / 2;
      }
      from = step + 1;
    }
    return middle;
  }

  private holdKeys(): number {
    const { view } = this;
    let input = NO_INPUT;
    for (const plan of this.plans) {
      if (plan.action === 'duck') input |= this.holdCrouch(plan);
      if (plan.action === 'jump') input |= this.holdJump(plan);
    }
    const takesOff = input === INPUT.jump && !isAirborne(view);
    if (takesOff) this.takeOff();
    return input;
  }

  private holdCrouch(plan: Plan): number {
    const next = this.view.steps + 1;
    if (plan.key === 'waiting' && next + 0.5 > plan.press + plan.pressError) plan.key = 'held';
    else if (plan.key === 'held' && next + 0.5 > plan.release + plan.releaseError)
      plan.key = 'over';
    return plan.key === 'held' ? INPUT.crouch : NO_INPUT;
  }

  private holdJump(plan: Plan): number {
    const next = this.view.steps + 1;
    if (plan.key === 'waiting' && next + 0.5 > plan.press + plan.pressError) {
      plan.key = 'held';
      plan.release = next + KEY_STROKE;
    } else if (plan.key === 'held' && next >= plan.release) plan.key = 'over';
    return plan.key === 'held' ? INPUT.jump : NO_INPUT;
  }

  /** The dino takes off with the next step. Whatever that jump clears needs no other. */
  private takeOff(): void {
    this.forecast.compute(this.view);
    for (const plan of this.plans) {
      if (plan.action !== 'jump' || plan.key !== 'waiting') continue;
      const clears =
        forecastTakeoff(this.view, plan.threat, this.forecast, this.arc, this.range) &&
        this.range.first === 1;
      if (clears) plan.key = 'over';
    }
  }
}

function isOf({ threat, enteredAt }: Plan, { id, enteredAt: seenAt }: SeenThreat): boolean {
  return threat === id && enteredAt === seenAt;
}
