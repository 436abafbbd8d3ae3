import { createRun, jumpArc, NO_INPUT, THREAT_KINDS, type ThreatKind } from '#simulation';
import { takeoffWindow } from '#solver';
import type { SeedTask } from '../divide-among-processes.ts';
import { isArriving } from '../is-arriving.ts';

/** The courses that one process looks at. */
export interface CoursesTask extends SeedTask {
  /** Each course is looked at up to this score. */
  readonly untilScore: number;
}

/** A threat that reaches the dino. */
export interface Arrival {
  /** When, in steps from the beginning of the run, and at which score. */
  readonly step: number;
  readonly score: number;
  readonly kind: ThreatKind;
  /**
   * Of a cactus: steps in which a jump may begin and clear it, with no other threat about. Null for
   * a pterodactyl.
   */
  readonly window: number | null;
}

/**
 * The arrivals of each course of a task, in their order, for a player who does nothing and can't be
 * hit.
 */
export function arrivalsOfCourses({ from, count, untilScore }: CoursesTask): Arrival[][] {
  return Array.from({ length: count }, (_, index) => arrivalsOf(from + index, untilScore));
}

function arrivalsOf(seed: number, untilScore: number): Arrival[] {
  const run = createRun(seed, { invincible: true });
  const { view } = run;
  const arc = jumpArc();
  const arrivals: Arrival[] = [];
  while (view.score < untilScore) {
    run.step(NO_INPUT);
    for (const kind of THREAT_KINDS) {
      const threats = view.entities.threatsByKind[kind];
      for (let i = 0; i < threats.length; i++) {
        const threat = threats.get(i);
        if (!isArriving(view, threat)) continue;
        const window = kind === 'cactus' ? takeoffWindow(view, threat, arc) : null;
        arrivals.push({ step: view.steps, score: view.score, kind, window });
      }
    }
  }
  return arrivals;
}
