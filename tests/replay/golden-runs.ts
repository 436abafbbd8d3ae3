import { createRun } from '#simulation';
import { searchCourse, type TurboPolicy } from '../solver/search-course.ts';
import { Recorder, type Replay, type Verdict, verify, writeReplay } from '#replay';
import { playAtRandom, playRun } from './players.ts';

/** A replay kept in a file, with its result when it was made. */
export interface GoldenRun extends Pick<Verdict, 'score' | 'metres' | 'steps' | 'crash' | 'hash'> {
  readonly name: string;
  readonly replay: string;
}

const CAREFUL = { carelessness: 0.01, ducks: true, shoots: 0.02, turbos: 0 };
const CARELESS = { carelessness: 0.15, ducks: true, shoots: 0.01, turbos: 0.002 };
const WILD = { carelessness: 0.04, ducks: true, shoots: 0.1, turbos: 0.05 };
const PROUD = { carelessness: 0, ducks: false, shoots: 0, turbos: 0.002 };

const HALF_SPEED = { speed: 0.5, forgiveness: 0, pterodactyls: true };
const FORGIVING = { speed: 1, forgiveness: 10, pterodactyls: true };
const WITHOUT_PTERODACTYLS = { speed: 0.75, forgiveness: 3, pterodactyls: false };

/** Points at which the best players stop. */
const FAR = 5000;
/** Steps after which the others only run on. */
const MOST = 12_000;

/** What each run shows of the rules, its name, and how it is played. */
const RUNS: readonly (readonly [shows: string, name: string, play: () => Replay])[] = [
  ['ducking', "a careless player on 'one'", () => playRun('one', CARELESS, MOST)],
  ['a cactus ends a run', "a careless player on '恐竜'", () => playRun('恐竜', CARELESS, MOST)],
  ['shooting, close calls', "a careful player on 'три'", () => playRun('три', CAREFUL, MOST)],
  ['many bullets, a missed pickup', "a wild player on 'one'", () => playRun('one', WILD, MOST)],
  ['turbo and its cooldown', "a wild player on '恐竜'", () => playRun('恐竜', WILD, MOST)],
  [
    'a pterodactyl ends a run',
    "a proud player on 'two words'",
    () => playRun('two words', PROUD, MOST),
  ],
  ['falling fast, the special key', "any keys at random on 'keys'", () => playAtRandom('keys')],
  [
    'half speed changes no rule',
    'assisted: 50 %, 0 px, with pterodactyls',
    () => playRun('assisted', CAREFUL, MOST, { assists: HALF_SPEED }),
  ],
  [
    'forgiveness',
    'assisted: 100 %, 10 px, with pterodactyls',
    () => playRun('assisted', CAREFUL, MOST, { assists: FORGIVING }),
  ],
  [
    'no pterodactyls',
    'assisted: 75 %, 3 px, without pterodactyls',
    () => playRun('assisted', CAREFUL, MOST, { assists: WITHOUT_PTERODACTYLS }),
  ],
  [
    'top speed, close pairs',
    'the way through a course, turbo never',
    () => findWay('way', 'never'),
  ],
  [
    'turbo at every speed',
    'the way through a course, turbo at-random',
    () => findWay('way', 'at-random'),
  ],
];

/** What `npm run golden` writes. */
export function playGoldenRuns(): GoldenRun[] {
  return RUNS.map(([, name, play]) => {
    const replay = writeReplay(play());
    const { score, metres, steps, crash, hash } = verify(replay);
    return { name, score, metres, steps, crash, hash, replay };
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
