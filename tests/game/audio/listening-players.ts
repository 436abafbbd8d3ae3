import type { Assists } from '#simulation';
import { ListeningPlayer, type ListeningOptions } from './listening-player.ts';

const AT_75: Assists = { speed: 0.75, forgiveness: 0, pterodactyls: true };

/**
 * The players for whom the cues are made: mean reaction times and sound delays, ms, and the pace of
 * the slowest of them.
 */
export const LISTENERS: readonly ListeningOptions[] = [
  { reaction: 280, soundDelay: 0 },
  { reaction: 280, soundDelay: 150 },
  { reaction: 330, soundDelay: 0 },
  { reaction: 330, soundDelay: 150 },
  { reaction: 400, soundDelay: 0, assists: AT_75 },
  { reaction: 400, soundDelay: 150, assists: AT_75 },
];

export interface Hearing {
  /** One for each run. */
  readonly scores: readonly number[];
  /** Share of the cues that came in rhythm after a 'get ready', 0 to 1. */
  readonly announced: number;
}

export function listen(courses: number, most: number, options: ListeningOptions = {}): Hearing {
  const players = Array.from({ length: courses }, (_, seed) => new ListeningPlayer(seed, options));
  const scores = players.map((player) => player.play(most));
  const sum = (count: (player: ListeningPlayer) => number) =>
    players.reduce((total, player) => total + count(player), 0);
  return { scores, announced: sum(({ announced }) => announced) / sum(({ cued }) => cued) };
}

export function shareOf(scores: readonly number[], score: number): number {
  return scores.filter((each) => each >= score).length / scores.length;
}
