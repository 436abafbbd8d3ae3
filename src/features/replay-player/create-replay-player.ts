import { REPLAY_PLAYER, replayTitle } from '#content';
import { readReplay } from '#replay';
import { STEPS_PER_SECOND } from '#simulation';
import { searchEscapeRoute } from '#solver';
import type { SavedRun, EngineApi } from '#game/api';
import { type PlayerOptions, ReplayPlayer } from './replay-player.ts';

/**
 * How many steps before the crash the replay of an escape route begins, and how many after it the
 * route goes on.
 */
const STEPS_BEFORE_CRASH = 3 * STEPS_PER_SECOND;
const STEPS_AFTER_CRASH = 2 * STEPS_PER_SECOND;

/** What a playback takes from the game that it is shown in. */
type PlaybackEngine = Pick<EngineApi, 'createClock'> & {
  readonly session: Pick<EngineApi['session'], 'highScore'>;
};

/** @throws ReplayError if the replay is invalid or was recorded with other rules. */
export function createReplayPlayer(run: SavedRun, engine: PlaybackEngine): ReplayPlayer {
  const title = replayTitle(run.score);
  return new ReplayPlayer([{ title, replay: readReplay(run.replay), from: 0 }], optionsOf(engine));
}

/**
 * Shows how a run ended, and then how it could have gone on, with the crashed run as a ghost.
 * @throws ReplayError if the replay is invalid or was recorded with other rules; Error if no escape
 * route was found.
 */
export function createEscapeRoutePlayer(run: SavedRun, engine: PlaybackEngine): ReplayPlayer {
  const replay = readReplay(run.replay);
  const { seed, assists, inputs } = replay;
  const route = searchEscapeRoute({
    seed,
    assists,
    inputs,
    before: STEPS_BEFORE_CRASH,
    beyond: STEPS_AFTER_CRASH,
  });
  if (route === null) throw new Error(REPLAY_PLAYER.noWayOut);
  const from = Math.max(0, Math.min(route.divergesAt, inputs.length - STEPS_BEFORE_CRASH));
  const tried = { ...replay, inputs: route.inputs };
  return new ReplayPlayer(
    [
      { title: REPLAY_PLAYER.crash, replay, from, crashBoxes: true },
      { title: REPLAY_PLAYER.wayOut, replay: tried, from, ghost: replay },
    ],
    optionsOf(engine),
  );
}

function optionsOf(engine: PlaybackEngine): PlayerOptions {
  return { highScore: engine.session.highScore, clock: engine.createClock() };
}
