import { formatNumber, formatPoints, formatSeed } from '../format.ts';

export const RUNS = {
  outdated: 'This tab is older than your saved data. Reload.',
  watch: 'Watch',
  share: 'Share',
  raceThis: 'Race this run',
  race: 'Race',
  showWayOut: 'How to survive this',
  playFresh: 'Play fresh courses',
  stopRacing: 'Stop racing',
  leaveDaily: 'Leave the daily course',
  leavePastDaily: 'Leave this course',
  leaveRun: 'Leave this run',
  leaveTitle: 'Leave this run?',
  stay: 'Keep playing',
  leave: 'Leave',
  expired: 'Your last run waited for more than a day, so it’s over.',
  dropped: {
    rules: 'The game has changed since your last run, so that run can’t go on.',
    damaged: 'Your last run is damaged, so it can’t go on.',
  },
  unusable: 'That run can’t be opened. Choose another one.',
  panelFailed: 'That didn’t work. Try again.',
} as const;

interface RunAtStake {
  readonly score: number;
  readonly isKept: boolean;
  readonly attempt: number | undefined;
}

export function atStake({ score, isKept, attempt }: RunAtStake): string {
  const points = `You’re at ${formatPoints(score)}.`;
  if (isKept) return `${points} If you leave, your run ends there and counts.`;
  if (attempt !== undefined) return `${points} If you leave, attempt ${attempt} is used up.`;
  return `${points} If you leave, they’re gone.`;
}

export function racesRun(score: number): string {
  return `You’re racing a run of ${formatPoints(score)} on its course.`;
}

/** @param name as on the stage. */
export function playsDaily(name: string): string {
  return `You’re on ${name}.`;
}

export function practisesPastDaily(day: number): string {
  return `You’re practising on daily course ${day}.`;
}

export function playsCourse(seed: string): string {
  return `This page’s address sets the course. Every run is on ‘${formatSeed(seed)}’.`;
}

export function raceOnStage(score: number): string {
  return `Race against ${formatNumber(score)}`;
}
