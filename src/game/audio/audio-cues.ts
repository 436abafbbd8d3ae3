import { STEP_EVENT, type RunView } from '#simulation';
import { HORIZON, ThreatForecast } from '#solver';
import { CuePlanner, SOONEST, SPREAD } from './cue-planner.ts';

/** Plays the cues. `pan` is the direction from which a cue is heard: 0 is the middle, where the dino is, and 1 far right. */
export interface CueListener {
  /** Jump, now. */
  jump(pan: number): void;
  /** Crouch now, and until {@link standUp}. */
  duck(pan: number): void;
  /** The threat that one ducks under has come nearer. */
  duckAt(pan: number): void;
  standUp(): void;
  /** The left or the right foot. */
  footstep(isLeft: boolean): void;
}

/** Distance between two steps of the dino's feet, px: two frames of its animation. */
const STRIDE = 70;
/** More than about seven footsteps a second cannot be distinguished, so one sound stands for this many. */
const FEET_A_BEAT = 2;

/** Distance from the dino to the right edge of the stage, px. */
const APPROACH = 812;

/** Chances that differ by less than this count as equal. */
const EQUAL = 1e-3;
/** Ducking is preferred unless an early jump is safer by more than this. */
const HARDLY = 0.02;
/** Steps by which the cue to duck comes early: ducking a little too soon has no cost. */
const DUCK_MARGIN = 3;
/** The dino stays down between pterodactyls that follow each other within this many steps. */
const ONE_DUCK = 25;
/** A listener who has not acted this many steps after the latest reaction time has missed the cue. */
const MISSED = 3;

/** Decides after each step which cues a player who only listens needs. Reads nothing but the view. */
export class AudioCues {
  private readonly forecast = new ThreatForecast();
  private readonly plan = new CuePlanner(this.forecast);
  private view: RunView | undefined;
  private ducks = false;
  /** The step up to which an answer to the last cue to jump, or to stand up, is waited for. */
  private jumpAwaited = 0;
  private riseAwaited = 0;
  private beats = 0;

  constructor(private readonly listener: CueListener) {}

  afterStep(view: RunView): void {
    if (view !== this.view) this.begin(view);
    if (view.gameOver) this.stop();
    else {
      this.walk(view);
      this.planCues(view);
    }
  }

  /** Ends the cue that is playing. */
  stop(): void {
    if (this.ducks) this.listener.standUp();
    this.ducks = false;
  }

  /** After a pause: plays the cue again that was playing before. */
  resume(): void {
    if (this.ducks) this.listener.duck(0);
  }

  private begin(view: RunView): void {
    this.stop();
    this.view = view;
    this.jumpAwaited = 0;
    this.riseAwaited = 0;
    this.beats = 0;
  }

  private walk(view: RunView): void {
    const beats = Math.floor(view.groundCovered / (STRIDE * FEET_A_BEAT));
    if (beats === this.beats) return;
    this.beats = beats;
    if (view.components.Dino.jumping.get(view.dino) === 0) this.listener.footstep(beats % 2 === 0);
  }

  private planCues(view: RunView): void {
    if ((view.happened & STEP_EVENT.jumped) !== 0) this.jumpAwaited = 0;
    if (!this.forecast.compute(view)) {
      this.stop();
      return;
    }
    // In slow motion a listener's time is fewer steps.
    const soonest = Math.round((SOONEST + SPREAD / 2) * view.assists.speed - SPREAD / 2);
    if (this.ducks) {
      this.plan.compute();
      this.stayDown(view, soonest);
    } else if (view.steps >= this.jumpAwaited) this.beReady(view, soonest);
  }

  /** Plays the cue to jump or to duck if it is time. */
  private beReady(view: RunView, soonest: number): void {
    const { forecast, plan } = this;
    const hit = firstHit(forecast.standing, Math.max(forecast.landing, 1));
    // Too early to decide: cues that come later will do as well.
    if (hit > HORIZON || hit - soonest > forecast.flight + SPREAD) return;
    plan.compute();
    const isDown = view.components.Dino.crouching.get(view.dino) === 1;
    const up = isDown ? this.riseAwaited - view.steps : 0;
    const takeoff = forecast.landing > 0 ? forecast.landing + 1 : Math.max(up, 0);
    let jump = 0;
    let duck = 0;
    for (let from = soonest; from <= hit; from++) {
      jump = Math.max(jump, plan.jump(from, takeoff, hit));
      duck = Math.max(duck, plan.duck(from, forecast.landing, hit));
    }
    if (duck > 0 && duck + HARDLY >= jump) {
      if (plan.duck(soonest, forecast.landing, hit) < duck - EQUAL) return;
      if (plan.duck(soonest + DUCK_MARGIN, forecast.landing, hit) >= duck - EQUAL) return;
      this.ducks = true;
      this.listener.duck(this.panOf(hit));
    } else if (jump > 0) {
      if (plan.jump(soonest, takeoff, hit) < jump - EQUAL) return;
      if (this.isEarly(soonest, takeoff, hit, jump)) return;
      this.jumpAwaited = view.steps + soonest + SPREAD + MISSED;
      this.listener.jump(this.panOf(hit));
    }
  }

  /** Whether a later cue to jump would be as good, and closer to the middle of all cues that are as good. */
  private isEarly(soonest: number, takeoff: number, hit: number, best: number): boolean {
    const isAsGood = (from: number) => this.plan.jump(from, takeoff, hit) >= best - EQUAL;
    let before = 0;
    while (before < soonest && isAsGood(soonest - before - 1)) before += 1;
    let after = 0;
    while (after <= before && isAsGood(soonest + after + 1)) after += 1;
    return after > before;
  }

  /** Ends the cue to duck if it is time to stand up. */
  private stayDown(view: RunView, soonest: number): void {
    const { forecast, plan } = this;
    const danger = firstHit(forecast.standing, 1);
    const hit = firstHit(forecast.crouching, 1);
    const isUnder = danger < hit && danger <= soonest + SPREAD + ONE_DUCK;
    const after = isUnder ? lastHit(forecast.standing, danger) : 0;
    let rise = 0;
    for (let from = soonest; from <= Math.min(hit, HORIZON); from++) rise = Math.max(rise, plan.rise(from, after, hit));
    if (plan.rise(soonest, after, hit) < rise - EQUAL) {
      this.listener.duckAt(isUnder ? this.panOf(danger) : 0);
      return;
    }
    this.riseAwaited = view.steps + soonest + SPREAD;
    this.stop();
  }

  /** The square root makes near threats move faster between the ears than far ones, as they do in reality. */
  private panOf(step: number): number {
    return Math.sqrt(Math.min((this.forecast.ground[step - 1] ?? 0) / APPROACH, 1));
  }
}

/** The first step with a hit, beginning with `from`; beyond the horizon if there is none. */
function firstHit(hits: Uint8Array, from: number): number {
  let step = from;
  while (step <= HORIZON && hits[step] === 0) step += 1;
  return step;
}

/** The last step of the unbroken row of hits that begins with `from`. */
function lastHit(hits: Uint8Array, from: number): number {
  let step = from;
  while (hits[step + 1] === 1) step += 1;
  return step;
}
