import type { TurboPolicy } from '#solver';

/** The courses that one process searches. */
export interface FairnessTask {
  readonly from: number;
  readonly count: number;
  readonly untilScore: number;
  readonly turbo: TurboPolicy;
  readonly fair: boolean;
}

/** The result. Windows and delays are in steps. */
export interface FairnessReport {
  readonly lost: readonly number[];
  readonly threats: number;
  readonly pterodactyls: number;
  readonly ducks: number;
  readonly delayed: number;
  readonly delaySteps: number;
  readonly longestDelay: number;
  readonly smallestWindow: number;
}

export function emptyReport(): FairnessReport {
  return {
    lost: [],
    threats: 0,
    pterodactyls: 0,
    ducks: 0,
    delayed: 0,
    delaySteps: 0,
    longestDelay: 0,
    smallestWindow: Number.POSITIVE_INFINITY,
  };
}

export function addReports(a: FairnessReport, b: FairnessReport): FairnessReport {
  return {
    lost: [...a.lost, ...b.lost],
    threats: a.threats + b.threats,
    pterodactyls: a.pterodactyls + b.pterodactyls,
    ducks: a.ducks + b.ducks,
    delayed: a.delayed + b.delayed,
    delaySteps: a.delaySteps + b.delaySteps,
    longestDelay: Math.max(a.longestDelay, b.longestDelay),
    smallestWindow: Math.min(a.smallestWindow, b.smallestWindow),
  };
}
