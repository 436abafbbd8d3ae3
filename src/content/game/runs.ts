import { formatNumber, formatPoints, formatSeed } from '../format.ts';

export const RUNS = {
  outdated: 'This tab is older than your saved data. Reload.',
  watch: 'Watch',
  share: 'Share',
  race: 'Race this run',
  showWayOut: 'How to survive this',
  playFresh: 'Play fresh courses',
  stopRacing: 'Stop racing',
  leaveDaily: 'Leave the daily course',
  leavePastDaily: 'Leave this course',
  playsDaily: 'You’re on today’s course.',
  practisesDaily: 'You’re practising on today’s course.',
  unusable: 'That run can’t be opened. Choose another one.',
  panelFailed: 'That didn’t work. Try again.',
} as const;

export function racesRun(score: number): string {
  return `You’re racing a run of ${formatPoints(score)} on its course.`;
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
