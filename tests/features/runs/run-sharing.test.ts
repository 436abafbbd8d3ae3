// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { DailyStore } from '#features/daily';
import { RunSharing } from '#src/features/runs/run-sharing.ts';
import { newGame } from '../../play/new-game.ts';
import { dailyRunsWith } from '../daily/daily-records.ts';
import { NOW, run } from '../history/some-runs.ts';

const [EMPTY, END] = [document.createElement('canvas'), document.createElement('canvas')];

vi.mock('#src/features/share/final-frame.ts', () => ({
  drawEmptyStage: async () => EMPTY,
  drawFinalFrame: async () => END,
}));

afterEach(() => void vi.useRealTimers());

it.each([
  ['today’s course, shows nothing of it', 21, EMPTY, { isOver: false, path: '/#daily-21' }],
  ['a past day’s course, shows its end', 20, END, { isOver: true, path: '/#daily-20' }],
  ['no daily course, shows its end', undefined, END, undefined],
])('the card of a run on %s', async (_, day, picture, daily) => {
  const shared = run(0, day === undefined ? {} : { day });
  vi.setSystemTime(NOW);
  const sharing = new RunSharing(dailyRunsWith({ dailyStore: new DailyStore() }));
  const dialog = await sharing.dialogOf(shared, newGame());
  // Canvases that are alike count as equal.
  expect('picture' in dialog && dialog.picture === picture).toBe(true);
  expect(dialog).toMatchObject({
    kind: 'share',
    run: shared,
    daily: daily && { isOver: daily.isOver, courseLink: `${location.origin}${daily.path}` },
    target: undefined,
  });
});
