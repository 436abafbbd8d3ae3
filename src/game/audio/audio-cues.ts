import {
  APPROACH_DISTANCE,
  isAirborne,
  isCrouching,
  type RunView,
  STEPS_PER_SECOND,
} from '#simulation';
import type { Story } from '#story';
import { FallForecast, HORIZON, ThreatForecast } from '#solver';
import { type CuedAction, CueOptions } from './cue-options.ts';
import { CuePlanner, ResponseTimes } from './cue-planner.ts';

/** `pan` is where a cue is heard: 0 is the middle, where the dino is, and 1 is far right. */
export interface CueListener {
  /** Plays {@link READY_LEAD_MS} before the cue. */
  ready(action: CuedAction, pan: number): void;
  jump(pan: number): void;
  duck(pan: number): void;
  duckAt(pan: number): void;
  standUp(): void;
  footstep(isLeft: boolean): void;
}

/**
 * Time from a 'get ready' to its cue, ms. It never varies, so a listener can act in rhythm instead
 * of reacting. People keep a rhythm from about 250 ms; a longer lead would leave no time for it in
 * a fast game.
 */
export const READY_LEAD_MS = 300;

/**
 * A cue keeps the moment its 'get ready' promised unless another one raises the chance to survive
 * by more than this.
 */
const RHYTHM_TOLERANCE = 0.05;

/** Distance between two steps of the dino, px: two frames of its animation. */
const STRIDE = 70;
/** Nobody can tell more than about seven footsteps a second apart, so one sound stands for two. */
const FOOTSTEPS_PER_SOUND = 2;

/** Treat chances that differ by less than this as equal. */
const EPSILON = 1e-3;
/** Stay down between pterodactyls that follow each other within this many steps. */
const SAME_DUCK_STEPS = 25;
/** Steps after the latest response at which a cue counts as missed. */
const MISSED_CUE_STEPS = 3;

export class AudioCues {
  private readonly forecast = new ThreatForecast();
  private readonly falls = new FallForecast();
  private readonly times = new ResponseTimes();
  private readonly plan = new CuePlanner(this.forecast, this.times, this.falls);
  private readonly options = new CueOptions(this.plan);
  private ducks = false;
  private promised: CuedAction | undefined;
  private promisedAt = 0;
  private jumpAwaited = 0;
  private riseFrom = 0;
  private riseAwaited = 0;
  private beats = 0;

  /**
   * @param usualResponse the listener's usual time from the sound card to the key, ms; read after
   * each step.
   */
  constructor(
    private readonly listener: CueListener,
    private readonly usualResponse: () => number,
  ) {}

  begin(): void {
    this.stop();
    this.jumpAwaited = 0;
    this.riseFrom = 0;
    this.riseAwaited = 0;
    this.beats = 0;
  }

  afterStep(story: Story): void {
    const { run } = story;
    if (run.gameOver) this.stop();
    else {
      if (story.since('jumped') === 0) this.jumpAwaited = 0;
      this.walk(run);
      this.planCues(run);
    }
  }

  stop(): void {
    if (this.ducks) this.listener.standUp();
    this.ducks = false;
    this.promised = undefined;
  }

  private walk(view: RunView): void {
    const beats = Math.floor(view.groundCovered / (STRIDE * FOOTSTEPS_PER_SOUND));
    if (beats === this.beats) return;
    this.beats = beats;
    if (!isAirborne(view)) this.listener.footstep(beats % 2 === 0);
  }

  private planCues(view: RunView): void {
    if (!this.forecast.compute(view)) {
      this.stop();
      return;
    }
    this.times.set(this.usualResponse(), view.assists.speed);
    if (this.ducks) {
      this.plan.compute();
      this.stayDown(view);
    } else if (view.steps >= this.jumpAwaited) this.announceNext(view);
  }

  private announceNext(view: RunView): void {
    const { forecast, times, options } = this;
    const { soonest } = times;
    const lead = Math.round((READY_LEAD_MS / 1000) * STEPS_PER_SECOND * view.assists.speed);
    const rises = isCrouching(view);
    // A threat that is gone before the dino stands up is not the next one.
    const exposed = Math.max(forecast.landing, rises ? this.riseFrom - view.steps : 0, 1);
    const hit = firstHit(forecast.standing, exposed);
    // Too early to decide: later cues will do as well.
    if (hit > HORIZON || hit - soonest - lead > forecast.flight + times.spread) return;
    this.falls.compute(view, forecast);
    this.plan.compute();
    const upAt = rises ? Math.max(this.riseAwaited - view.steps, 0) : 0;
    options.compute(forecast.landing > 0 ? forecast.landing + 1 : upAt, forecast.landing, hit);
    if (this.promised !== undefined && this.isPromiseGood(view, this.promised)) {
      if (view.steps >= this.promisedAt) this.cue(view, this.promised, hit);
      return;
    }
    this.promised = undefined;
    const due = options.dueAt(soonest);
    if (due !== undefined) this.cue(view, due, hit);
    else this.promise(view, soonest, lead, hit);
  }

  private isPromiseGood(view: RunView, promised: CuedAction): boolean {
    const { soonest } = this.times;
    const from = soonest + Math.max(this.promisedAt - view.steps, 0);
    return (
      this.options.chance(promised, from) >= this.options.bestSince(soonest) - RHYTHM_TOLERANCE
    );
  }

  private promise(view: RunView, soonest: number, lead: number, hit: number): void {
    const { options } = this;
    const due = options.dueAt(soonest + lead);
    if (
      due === undefined ||
      options.chance(due, soonest + lead) < options.bestSince(soonest) - RHYTHM_TOLERANCE
    )
      return;
    this.promised = due;
    this.promisedAt = view.steps + lead;
    this.listener.ready(due, this.panOf(hit));
  }

  private cue(view: RunView, action: CuedAction, hit: number): void {
    this.promised = undefined;
    if (action === 'duck') {
      this.ducks = true;
      this.listener.duck(this.panOf(hit));
    } else {
      this.jumpAwaited = view.steps + this.times.latest + MISSED_CUE_STEPS;
      this.listener.jump(this.panOf(hit));
    }
  }

  private stayDown(view: RunView): void {
    const { forecast, plan, times } = this;
    const { soonest } = times;
    const danger = firstHit(forecast.standing, 1);
    const hit = firstHit(forecast.crouching, 1);
    const isUnder = danger < hit && danger <= times.latest + SAME_DUCK_STEPS;
    const after = isUnder ? lastHit(forecast.standing, danger) : 0;
    let rise = 0;
    for (let from = soonest; from <= Math.min(hit, HORIZON); from++)
      rise = Math.max(rise, plan.rise(from, after, hit));
    if (plan.rise(soonest, after, hit) < rise - EPSILON) {
      this.listener.duckAt(isUnder ? this.panOf(danger) : 0);
      return;
    }
    this.riseFrom = view.steps + soonest;
    this.riseAwaited = view.steps + times.latest;
    this.stop();
  }

  /**
   * The square root makes near threats move faster between the ears than far ones, as in reality.
   */
  private panOf(step: number): number {
    return Math.sqrt(Math.min((this.forecast.ground[step - 1] ?? 0) / APPROACH_DISTANCE, 1));
  }
}

/** Returns a step beyond the horizon if there is no hit. */
function firstHit(hits: Uint8Array, from: number): number {
  let step = from;
  while (step <= HORIZON && hits[step] === 0) step += 1;
  return step;
}

function lastHit(hits: Uint8Array, from: number): number {
  let step = from;
  while (hits[step + 1] === 1) step += 1;
  return step;
}
