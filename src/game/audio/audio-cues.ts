import { STEP_EVENT, type RunView } from '#simulation';
import { HORIZON, ThreatForecast } from '#solver';
import { CuePlanner, SOONEST, SPREAD } from './cue-planner.ts';

/** What a listener hears. A `pan` is where it is heard: 0 in the middle, where the dino is, to 1, far to the right. */
export interface CueListener {
  /** Jump, now. */
  jump(pan: number): void;
  /** Crouch, now, until {@link standUp}. */
  duck(pan: number): void;
  /** What one ducks under comes nearer. */
  duckAt(pan: number): void;
  standUp(): void;
  /** The left or the right foot. */
  footstep(isLeft: boolean): void;
}

/** Ground between two steps of the dino's feet, px: two frames of its run. */
const STRIDE = 70;
/** Footsteps are not to be told apart at more than some seven a second, so each sounds for so many. */
const FEET_A_BEAT = 2;

/** px from the right edge of the stage to the dino. */
const APPROACH = 812;

/** Two chances that differ by less are equally good. */
const EQUAL = 1e-3;
/** A duck is preferred to an early jump that is hardly safer. */
const HARDLY = 0.02;
/** To duck a little too soon costs nothing. */
const DUCK_MARGIN = 3;
/** Pterodactyls that come this close behind each other are ducked under in one, steps. */
const ONE_DUCK = 25;
/** A listener who has not acted so long after the latest reaction has missed the cue, steps. */
const MISSED = 3;

/** Says after each step of a run what a player who only listens has to hear. Reads the view, and nothing else. */
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

  /** After each step. */
  afterStep(view: RunView): void {
    if (view !== this.view) this.begin(view);
    if (view.gameOver) this.stop();
    else {
      this.walk(view);
      this.lookOut(view);
    }
  }

  /** Whatever still sounds has to end. */
  stop(): void {
    if (this.ducks) this.listener.standUp();
    this.ducks = false;
  }

  /** After a silence: what sounded before sounds on. */
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

  private lookOut(view: RunView): void {
    if ((view.happened & STEP_EVENT.jumped) !== 0) this.jumpAwaited = 0;
    if (!this.forecast.look(view)) {
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

  /** Whether it is time to jump or to duck. */
  private beReady(view: RunView, soonest: number): void {
    const { forecast, plan } = this;
    const hit = firstHit(forecast.standing, Math.max(forecast.landing, 1));
    // Long before, everything is still to come.
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

  /** Whether a cue to jump that comes later would be as good, and nearer to the middle of all that are. */
  private isEarly(soonest: number, takeoff: number, hit: number, best: number): boolean {
    const isAsGood = (from: number) => this.plan.jump(from, takeoff, hit) >= best - EQUAL;
    let before = 0;
    while (before < soonest && isAsGood(soonest - before - 1)) before += 1;
    let after = 0;
    while (after <= before && isAsGood(soonest + after + 1)) after += 1;
    return after > before;
  }

  /** Whether it is time to stand up. */
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

  /** Near things move across the ears faster than far ones, as they do in life. */
  private panOf(step: number): number {
    return Math.sqrt(Math.min((this.forecast.ground[step - 1] ?? 0) / APPROACH, 1));
  }
}

/** The first step from `from` on with a hit; beyond the horizon if there is none. */
function firstHit(hits: Uint8Array, from: number): number {
  let step = from;
  while (step <= HORIZON && hits[step] === 0) step += 1;
  return step;
}

/** The last of the steps with a hit that follow each other from `from` on. */
function lastHit(hits: Uint8Array, from: number): number {
  let step = from;
  while (hits[step + 1] === 1) step += 1;
  return step;
}
