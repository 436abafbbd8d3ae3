import { formatMetres, formatPoints } from '../format.ts';

/** The lines under the stage about the last run and the course. */
export const RUNS = {
  last: 'Your last run',
  watch: 'Watch replay',
  share: 'Share',
  race: 'Race it',
  showWayOut: 'Show the way out',
  all: 'Your runs',
  playFresh: 'Play fresh courses',
  stopRacing: 'Stop racing',
  leaveDaily: 'Leave the daily course',
  playsDaily: 'You play the course of the day.',
  practisesDaily: 'You practise on the course of the day.',
  unusable: 'That run cannot be used.',
} as const;

export function lastRunResult(run: {
  readonly score: number;
  /** Whole metres. */
  readonly metres: number;
  readonly assisted: boolean;
}): string {
  const { score, metres, assisted } = run;
  return `Last run: ${formatPoints(score)}, ${formatMetres(metres)}${assisted ? ', assisted' : ''}`;
}

export function racesRun(score: number): string {
  return `You race a run of ${formatPoints(score)}, on its course.`;
}

/** @param seed as the page's address has it. */
export function playsCourse(seed: string): string {
  return `Every run here is on the course ‘${seed}’, which the page’s address asks for.`;
}
