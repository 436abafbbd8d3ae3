import { REPLAY_PLAYER, replayTitle } from '#content';
import { Checkpoints, readReplay, type Replay } from '#replay';
import { STEPS_PER_SECOND } from '#simulation';
import { searchEscapeRoute } from '#solver';
import type { StageApi, SavedRun, StepClock } from '#game/api';
import type { ReplaySource } from './replay-source.ts';
import { Playback } from './playback.ts';
import { ReplayPlayer } from './replay-player.ts';

/** How much of the end is shown before the way out, and how long that goes on after the crash, steps. */
const LAST = 3 * STEPS_PER_SECOND;
const BEYOND = 2 * STEPS_PER_SECOND;

/** @throws ReplayError for a run that does not hold, or was made with other rules. */
export function createReplayPlayer(run: SavedRun, engine: StageApi): ReplayPlayer {
  const playback = new Playback(play(readReplay(run.replay)), optionsOf(engine));
  return new ReplayPlayer([{ title: replayTitle(run.score), playback }]);
}

/**
 * How a run ended, and then how it could have gone on: beside that the crashed run as a ghost.
 * @throws ReplayError for a run that does not hold, or was made with other rules; Error where there was no way out.
 */
export function createEscapeRoutePlayer(run: SavedRun, engine: StageApi): ReplayPlayer {
  const replay = readReplay(run.replay);
  const crashed = play(replay);
  const { seed, assists, inputs } = replay;
  const route = searchEscapeRoute({ seed, assists, inputs, before: LAST, beyond: BEYOND });
  if (route === null) throw new Error(REPLAY_PLAYER.noWayOut);
  const from = Math.max(0, Math.min(route.divergesAt, inputs.length - LAST));
  return new ReplayPlayer([
    { title: REPLAY_PLAYER.crash, playback: new Playback(crashed, { ...optionsOf(engine), from }) },
    {
      title: REPLAY_PLAYER.wayOut,
      playback: new Playback(play({ ...replay, inputs: route.inputs }), {
        ...optionsOf(engine),
        from,
        ghost: play(replay),
      }),
    },
  ]);
}

function play(replay: Replay): ReplaySource {
  return { runs: new Checkpoints(replay), inputs: replay.inputs };
}

function optionsOf(engine: StageApi): { readonly highScore: number; readonly clock: StepClock } {
  return { highScore: engine.session.highScore, clock: engine.createClock() };
}
