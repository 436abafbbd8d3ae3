import { REPLAY_PLAYER, replayTitle } from '#content';
import { readReplay } from '#replay';
import { STEPS_PER_SECOND } from '#simulation';
import { searchEscapeRoute } from '#solver';
import { type Game, type SavedRun, StepClock } from '#game';
import { type PlayerOptions, ReplayPlayer } from './replay-player.ts';

const STEPS_BEFORE_CRASH = 3 * STEPS_PER_SECOND;
const STEPS_AFTER_CRASH = 2 * STEPS_PER_SECOND;

interface PlaybackGame {
  readonly session: Pick<Game['session'], 'highScore'>;
}

/** @throws ReplayError if the replay is invalid or was recorded with other rules. */
export function createReplayPlayer(run: SavedRun, game: PlaybackGame): ReplayPlayer {
  const title = replayTitle(run.score);
  return new ReplayPlayer([{ title, replay: readReplay(run.replay), from: 0 }], optionsOf(game));
}

/**
 * Shows how a run ended, then how it could have gone on, with the crashed run as a ghost.
 * @throws ReplayError for a replay that can't be played; Error if there is no escape route.
 */
export function createEscapeRoutePlayer(run: SavedRun, game: PlaybackGame): ReplayPlayer {
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
    optionsOf(game),
  );
}

function optionsOf(game: PlaybackGame): PlayerOptions {
  return { highScore: game.session.highScore, clock: new StepClock() };
}
