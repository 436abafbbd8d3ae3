import { kindOf, metresOf, type RunView, STEPS_PER_SECOND, type ThreatKind } from '#simulation';
import { stepsToArrival } from '#solver';
import { type Detail, turboPhase } from '#stage';

/** A threat on the stage that has not passed the dino. */
export interface Arrival {
  /** Its entity id, which the stage shows beside it. */
  readonly id: number;
  readonly kind: ThreatKind;
  /** Seconds until it reaches the dino, at the present speed; 0 while it is there. */
  readonly seconds: number;
}

/** What is not read from the run. */
interface MeasuredFigures {
  /** There is a run to freeze or step. */
  readonly hasRun: boolean;
  /** Time stands still. */
  readonly isFrozen: boolean;
  readonly isSlow: boolean;
  /** Recent mean of the script time of one step, ms. */
  readonly stepMs: number;
  /** Recent mean of the script time of one frame with its steps, ms. */
  readonly frameMs: number;
  /** How much of the scenery is drawn. */
  readonly detail: Detail;
  /** The last measured frame rate, frames a second; 0 before the first run. */
  readonly framesPerSecond: number;
}

/** What the debug panel shows of a run. */
export type DebugFigures = Readonly<ReturnType<typeof readFigures>>;

export function readFigures(view: RunView, measured: MeasuredFigures) {
  const { entities, turbo } = view;
  return {
    seed: view.seed,
    steps: view.steps,
    score: view.score,
    metres: metresOf(view),
    /** px a step, turbo counted. */
    speed: view.pace.gameSpeed,
    turbo: turboPhase(view),
    /** Seconds that turbo or its cooldown still takes. */
    turboSeconds: (turbo.stepsLeft || turbo.cooldownStepsLeft) / STEPS_PER_SECOND,
    /** Threats that the course has decided on and that wait to enter. */
    queued: view.course.queue.length,
    /** The next first. */
    arrivals: readArrivals(view),
    cacti: entities.cacti.length,
    pterodactyls: entities.pterodactyls.length,
    bullets: entities.bullets.length,
    clouds: entities.clouds.length,
    pickups: entities.pickups.length,
    entities: entities.everything.length,
    ...measured,
  };
}

function readArrivals(view: RunView): Arrival[] {
  const arrivals = Array.from(view.entities.threats, (id) => {
    const seconds = Math.max(0, stepsToArrival(view, id)) / STEPS_PER_SECOND;
    return { id, kind: kindOf(view, id), seconds };
  });
  return arrivals
    .filter(({ seconds }) => Number.isFinite(seconds))
    .sort((a, b) => a.seconds - b.seconds);
}
