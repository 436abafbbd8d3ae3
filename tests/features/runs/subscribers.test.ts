// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { RunRecords, RunsController } from '#features/runs';
import { StatsTracker } from '#features/stats';
import { type Game, highScores } from '#game';
import { attachOutputs } from '#game/outputs';
import { INPUT, NO_INPUT } from '#simulation';
import { newGame } from '../../play/new-game.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});

const NAMES = ['outputs', 'runs', 'statistics', 'page'] as const;
type Name = (typeof NAMES)[number];

function orders(names: readonly Name[]): readonly (readonly Name[])[] {
  if (names.length === 0) return [[]];
  return names.flatMap((first) =>
    orders(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
  );
}

function playDaily(game: Game, runs: RunsController): void {
  runs.choose({ kind: 'daily', practice: false });
  game.startNextRun();
  for (let step = 0; game.session.phase === 'running'; step++)
    game.session.takeStep(step % 90 === 0 ? INPUT.jump : NO_INPUT, performance.now());
}

/**
 * What the player finds stored and shown after the run, if the subscribers hear of it in this
 * order.
 */
async function resultOf(order: readonly Name[]) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  highScores.plain.reset();
  const game = newGame();
  game.session.setVisible(true);
  const records = new RunRecords();
  const runs = new RunsController(game, records);
  const tracker = new StatsTracker();
  const heard: string[] = [];
  const follow: Record<Name, () => () => void> = {
    outputs: () => attachOutputs(game),
    runs: () => runs.follow(),
    statistics: () => tracker.follow(game),
    page: () => game.events.on(({ type }) => heard.push(type)),
  };
  const ends = order.map((name) => follow[name]());
  playDaily(game, runs);
  await vi.waitFor(() => expect(records.savedRuns.get().runs).toHaveLength(1));
  for (const end of ends) end();
  const { last, course } = runs.state.get();
  const { stored, shown } = {
    stored: {
      runs: records.savedRuns.get().runs?.map(({ replay, score, day }) => ({ replay, score, day })),
      daily: records.dailyStore.of(runs.daily.today).map((result) => result?.score),
      statistics: tracker.store.get(),
    },
    shown: {
      score: last?.score,
      day: last?.day,
      course,
      sentence: game.state.get().announcement,
      heard,
      result: game.session.goals.result,
    },
  };
  return { stored, shown };
}

it('what is stored and shown of a run is the same in whatever order its events are heard', async () => {
  const first = await resultOf(NAMES);
  expect(first.stored.daily).toEqual([first.shown.score]);
  expect(first.stored.statistics).toMatchObject({ runs: 1 });
  expect(first.shown.sentence).toMatch(/^Game over/);
  for (const order of orders(NAMES)) expect(await resultOf(order), order.join()).toEqual(first);
});
