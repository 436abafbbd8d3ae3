import { describe, expect, it } from 'vitest';
import { StepClock } from '#game';
import { createEscapeRoutePlayer, createReplayPlayer } from '#features/replay-player';
import type { Chapter } from '#src/features/replay-player/chapter.ts';
import { RATES, ReplayPlayer } from '#src/features/replay-player/replay-player.ts';
import { goldenRun } from '../../replay/golden-run.ts';
import { hashes } from '../../replay/played-back.ts';
import { frames, OTHER, SHORT, SHORT_HASH, STEPS } from './replays.ts';

const nobody = { begin: () => undefined, afterStep: () => undefined };

/** The step at which both chapters begin. */
const FROM = STEPS - 180;

const playerOf = (...chapters: readonly [Chapter, ...Chapter[]]) =>
  new ReplayPlayer(chapters, { clock: new StepClock(), highScore: 7 });

/** By default a whole run of less than six seconds. */
const replayOf = (changes: Partial<Chapter> = {}) =>
  playerOf({ title: 'Replay', replay: SHORT, from: 0, ...changes });

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

function run(player: ReplayPlayer, seconds: number, since = 0, hertz = 60): number {
  return frames((now) => player.advance(now, nobody), seconds, hertz, since);
}

function begin(player: ReplayPlayer, now = 0): void {
  player.play();
  player.advance(now, nobody);
}

it('a replay plays and pauses with the actions pause and jump only', () => {
  const player = replayOf();
  for (const action of ['crouch', 'shoot', 'turbo', 'special'] as const) player.press(action);
  expect(player.state.get().playing).toBe(false);
  player.press('jump');
  expect(player.state.get().playing).toBe(true);
  player.press('pause');
  expect(player.state.get().playing).toBe(false);
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
    expect(player.msSinceCrash(now)).toBeGreaterThan(400);
    now = run(player, 1, now);
    expect(player.state.get()).toMatchObject({ title: 'A way through', steps: 120, playing: true });
    expect(player.run.view.steps).toBeLessThan(FROM + 40);
    expect(player.ghost?.view.steps).toBe(player.run.view.steps);
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
    player.seekEnd();
    expect(player.state.get()).toMatchObject({ title: 'A way through', step: 120, ended: true });
    player.seekStart();
    expect(player.state.get()).toMatchObject({ title: 'What happened', step: 0, ended: false });
  });
});

it('the way out begins three seconds before the crash, and shows it with its hitboxes; a replay is whole', () => {
  const crash = {
    replay: goldenRun("a careless player on 'one'").replay,
    at: 0,
    page: '/',
    score: 51,
    metres: 24,
    assisted: false,
  };
  const engine = { createClock: () => new StepClock(), session: { highScore: 0 } };
  const [wayOut, replay] = [createEscapeRoutePlayer, createReplayPlayer].map((create) => {
    const player = create(crash, engine);
    const { title, steps } = player.state.get();
    player.seek(steps);
    const before = { title, steps, crashBoxes: player.crashBoxes, hasGhost: player.ghost !== null };
    player.seekEnd();
    return [before, { title: player.state.get().title, hasGhost: player.ghost !== null }];
  });
  expect(wayOut).toMatchObject([
    { title: 'What happened', steps: 180, crashBoxes: true, hasGhost: false },
    { title: 'Way out', hasGhost: true },
  ]);
  expect(replay).toMatchObject([{ title: 'Replay of 51 points', crashBoxes: false }, {}]);
});

describe('the playback of a run', () => {
  it.each(RATES.flatMap((rate) => [60, 144].map((hertz) => ({ rate, hertz }))))(
    'takes 60 steps a second times $rate at $hertz Hz',
    ({ rate, hertz }) => {
      const shown = replayOf();
      shown.setRate(rate);
      begin(shown);
      run(shown, 2, 0, hertz);
      expect(Math.abs(shown.run.view.steps - 120 * rate)).toBeLessThanOrEqual(1);
    },
  );

  it('does not jump back when the rate changes between two steps', () => {
    const shown = replayOf();
    begin(shown);
    shown.advance(25, nobody);
    const { alpha } = shown;
    expect(alpha).toBeCloseTo(0.5);
    shown.setRate(0.5);
    expect(shown.alpha).toBe(alpha);
    shown.advance(25 + 1000 / 120, nobody);
    expect(shown.alpha).toBeCloseTo(0.75);
  });

  it('stops at the end', () => {
    const shown = replayOf({ from: STEPS - 60 });
    begin(shown);
    run(shown, 2);
    expect(shown.state.get()).toMatchObject({ ended: true, playing: false, step: 60 });
    expect(shown.alpha).toBe(0);
    expect(shown.run.hash()).toBe(SHORT_HASH);
  });
});

it('after seeking to and fro, run and ghost have the state of their replays at that step', () => {
  const own = hashes(SHORT);
  const shown = replayOf({ from: 30, ghost: OTHER });
  const length = STEPS - 30;
  begin(shown);
  for (const [seek, step] of [
    [200, 200],
    [100, 100],
    [-9, 0],
    [length + 9, length],
    [length - 1, length - 1],
  ] as const) {
    shown.seek(seek);
    expect(shown.state.get().step).toBe(step);
    expect(shown.run.hash()).toBe(own[30 + step]);
    expect(shown.ghost?.view.steps).toBe(Math.min(30 + step, OTHER.inputs.length));
  }
});
