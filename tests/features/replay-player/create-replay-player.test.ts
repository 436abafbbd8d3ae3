import { expect, it } from 'vitest';
import {
  createEscapeRoutePlayer,
  createReplayPlayer,
  type ReplayPlayer,
} from '#features/replay-player';
import { StepClock } from '#game/testing';
import { goldenRun } from '../../replay/golden-run.ts';

const RUN = {
  replay: goldenRun("a careless player on 'one'").replay,
  at: 0,
  page: '/',
  score: 51,
  metres: 24,
  assisted: false,
} as const;
const ENGINE = { createClock: () => new StepClock(), session: { highScore: 0 } } as const;

/** Whether the hitboxes that met are shown at the end of the first chapter. */
function showsCrashBoxes(player: ReplayPlayer): boolean {
  player.seek(player.state.get().steps);
  expect(player.run.view.gameOver).toBe(true);
  return player.crashBoxes;
}

it('the way out shows the hitboxes that met, a replay does not', () => {
  expect(showsCrashBoxes(createEscapeRoutePlayer(RUN, ENGINE))).toBe(true);
  expect(showsCrashBoxes(createReplayPlayer(RUN, ENGINE))).toBe(false);
});
