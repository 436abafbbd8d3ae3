import { createRun } from '#simulation';
import { searchCourse, type TurboPolicy } from '../solver/search-course.ts';
import { Recorder, type Replay, type Verdict, verify, writeReplay } from '#replay';
import { playRun } from './players.ts';

/** A replay kept in a file, with its result when it was made. */
export interface GoldenRun extends Pick<Verdict, 'score' | 'metres' | 'steps' | 'crash' | 'hash'> {
  readonly name: string;
  readonly replay: string;
}

/** Points at which the best players stop. */
const FAR = 5000;
const PLAYERS = [
  { kind: 'careful', manner: { carelessness: 0.01, ducks: true, shoots: 0.02, turbos: 0 } },
  { kind: 'careless', manner: { carelessness: 0.15, ducks: true, shoots: 0.01, turbos: 0.002 } },
  { kind: 'wild', manner: { carelessness: 0.04, ducks: true, shoots: 0.1, turbos: 0.05 } },
  { kind: 'proud', manner: { carelessness: 0, ducks: false, shoots: 0, turbos: 0.002 } },
] as const;
const ASSISTS = [
  { speed: 0.5, forgiveness: 0, pterodactyls: true },
  { speed: 1, forgiveness: 10, pterodactyls: true },
  { speed: 0.75, forgiveness: 3, pterodactyls: false },
] as const;
const SEEDS = ['one', 'two words', 'три', 'a.dot', '5', '', '恐竜'] as const;

/** What `npm run golden` writes. */
export function playGoldenRuns(): GoldenRun[] {
  const runs: [string, Replay][] = [];
  for (const { kind, manner } of PLAYERS) {
    for (const seed of SEEDS)
      runs.push([`a ${kind} player on '${seed}'`, playRun(seed, manner, 12_000)]);
  }
  for (const assists of ASSISTS) {
    const { speed, forgiveness, pterodactyls } = assists;
    const name = `assisted: ${100 * speed} %, ${forgiveness} px, ${pterodactyls ? 'with' : 'without'} pterodactyls`;
    runs.push([name, playRun('assisted', PLAYERS[0].manner, 12_000, { assists })]);
  }
  for (const turbo of ['never', 'whenever-ready', 'at-random'] as const) {
    runs.push([`the way through a course, turbo ${turbo}`, findWay('way', turbo)]);
  }
  return runs.map(([name, replay]) => {
    const text = writeReplay(replay);
    const { score, metres, steps, crash, hash } = verify(text);
    return { name, score, metres, steps, crash, hash, replay: text };
  });
}

/** A way through the course, and then straight on into the next threat. */
function findWay(seed: string, turbo: TurboPolicy): Replay {
  const answer = searchCourse({ seed, untilScore: FAR, turbo });
  if (!answer.survivable) throw new Error(`There is no way through '${seed}'.`);
  const { inputs } = answer;
  const run = createRun(seed);
  const recorder = new Recorder(run.view);
  while (!run.view.gameOver) {
    const input = inputs[run.view.steps] ?? 0;
    run.step(input);
    recorder.take(input);
  }
  const { replay } = recorder;
  if (replay === undefined) throw new Error(`The run of seed '${seed}' was too long.`);
  return replay;
}
