import { describe, expect, it } from 'vitest';
import { createEscapeRoutePlayer, createReplayPlayer } from '#features/replay-player';
import {
  type Chapter,
  ReplayPlayer,
  type ReplayPlayerState,
} from '#features/replay-player/testing';
import { StepClock } from '#game/testing';
import { goldenRun } from '../../replay/golden-run.ts';
import { frames, SHORT, STEPS } from './replays.ts';

const nobody = () => undefined;

/** The step at which both chapters begin. */
const FROM = STEPS - 180;

const playerOf = (...chapters: readonly [Chapter, ...Chapter[]]) =>
  new ReplayPlayer(chapters, { clock: new StepClock(), highScore: 7 });

/** One chapter: a whole run of less than six seconds. */
const replayOf = () => playerOf({ title: 'Replay', replay: SHORT, from: 0 });

/**
 * Two chapters of one run: its last 180 steps, then the first 120 of them with the same run as its
 * ghost.
 */
const twoChapters = () =>
  playerOf(
    { title: 'What happened', replay: SHORT, from: FROM },
    {
      title: 'A way through',
      replay: { ...SHORT, inputs: SHORT.inputs.slice(0, FROM + 120) },
      from: FROM,
      ghost: SHORT,
    },
  );

function run(player: ReplayPlayer, seconds: number, since = 0): number {
  return frames((now) => player.advance(now, nobody), seconds, 60, since);
}

function begin(player: ReplayPlayer, now = 0): void {
  player.play();
  player.advance(now, nobody);
}

describe('the replay of one run', () => {
  it('is published at most ten times a second while it plays', () => {
    const player = replayOf();
    begin(player);
    const reported: ReplayPlayerState[] = [];
    player.state.subscribe(() => reported.push(player.state.get()));
    run(player, 3);
    expect(reported.length).toBeGreaterThan(20);
    expect(reported.length).toBeLessThanOrEqual(30);
  });

  it('plays and pauses with the actions pause and jump only', () => {
    const player = replayOf();
    for (const action of ['crouch', 'shoot', 'turbo', 'special'] as const) player.press(action);
    expect(player.state.get().playing).toBe(false);
    player.press('jump');
    expect(player.state.get().playing).toBe(true);
    player.press('pause');
    expect(player.state.get().playing).toBe(false);
  });
});

describe('a player in chapters', () => {
  it('shows the end of a chapter for a second, then the next one', () => {
    const player = twoChapters();
    begin(player);
    let now = run(player, 3.5);
    expect(player.state.get()).toMatchObject({
      title: 'What happened',
      step: 180,
      playing: true,
      ended: false,
    });
    expect(player.sinceCrash(now)).toBeGreaterThan(400);
    now = run(player, 1, now);
    expect(player.state.get()).toMatchObject({ title: 'A way through', steps: 120, playing: true });
    expect(player.run.view.steps).toBeLessThan(FROM + 40);
    expect(player.ghost?.steps).toBe(player.run.view.steps);
    run(player, 3, now);
    expect(player.state.get()).toMatchObject({
      title: 'A way through',
      step: 120,
      playing: false,
      ended: true,
    });
  });

  it('skips across chapters as if they were one', () => {
    const player = twoChapters();
    player.skip(3.5);
    expect(player.state.get()).toMatchObject({ title: 'A way through', step: 30 });
    player.skip(-1);
    expect(player.state.get()).toMatchObject({ title: 'What happened', step: 150 });
    expect(player.run.view.steps).toBe(FROM + 150);
  });
});

it('the way out shows the hitboxes that met, a replay does not', () => {
  const crash = {
    replay: goldenRun("a careless player on 'one'").replay,
    at: 0,
    page: '/',
    score: 51,
    metres: 24,
    assisted: false,
  };
  const engine = { createClock: () => new StepClock(), session: { highScore: 0 } };
  const shown = [createEscapeRoutePlayer, createReplayPlayer].map((create) => {
    const player = create(crash, engine);
    player.seek(player.state.get().steps);
    return player.crashBoxes;
  });
  expect(shown).toEqual([true, false]);
});
