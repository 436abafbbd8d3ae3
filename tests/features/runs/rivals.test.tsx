// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RunsSlot } from '#features/runs';
import { GameContext, rivalOf, settings } from '#game';
import { erasures } from '#platform';
import { one, render, renderInPage } from '../../ui/react-page.ts';
import {
  closeBrowser,
  openBrowser,
  openPage,
  type OpenedPage,
  openWithRun,
  play,
  playCarefully,
  until,
} from './opened-page.ts';

renderInPage();
beforeEach(async () => void (await openBrowser()));
afterEach(() => {
  closeBrowser();
  settings.reset();
  history.replaceState(null, '', '/');
});

const courseOf = ({ game }: OpenedPage) => game.session.next.course?.label;
const WITH_RIVAL = /^Beat [A-Z][a-z]+: \d+$/;

async function openAfterRun(): Promise<OpenedPage> {
  const page = await openPage();
  page.game.startNextRun();
  play(page.game);
  return page;
}

/** A rival is ready for the next run. */
async function openWithRival(): Promise<OpenedPage> {
  const page = await openAfterRun();
  await expect.poll(() => courseOf(page)).toMatch(WITH_RIVAL);
  return page;
}

function tryAgain({ game, runs }: OpenedPage): void {
  const { last } = runs.state.get();
  if (last === null) throw new Error('There is no run.');
  runs.tryAgain(last);
  game.session.advance(performance.now() + 60_000);
  play(game);
}

it.each<[string, boolean | null]>([
  ['also runs along after a retry', null],
  ['no longer does if it is turned off during the retry', false],
])('a rival %s', async (_, rivals) => {
  const page = await openWithRival();
  tryAgain(page);
  expect(courseOf(page)).toBe('Practice: try 2');
  settings.change({ rivals });
  page.runs.startNewRun();
  const { start } = page.game.session.goals;
  expect(rivalOf(start)?.kind).toBe(rivals === false ? undefined : 'rival');
  expect(courseOf(page)).toBeUndefined();
});

it.each([
  ['is ready', async (page: OpenedPage) => expect.poll(() => courseOf(page)).toMatch(WITH_RIVAL)],
  ['is searched', async () => undefined],
])('no rival is left of one that %s while all data are erased', async (_, wait) => {
  const page = await openAfterRun();
  await wait(page);
  erasures.publish({ count: erasures.get().count + 1 });
  expect(courseOf(page)).toBeUndefined();
  expect(page.runs.rivals.state.get()).toMatchObject({ isSought: false, next: null });
});

it('no search begins in a pause, but once the run is left', async () => {
  const page = await openWithRival();
  await until(() => expect(page.records.savedRuns.get().runs).toHaveLength(1));
  page.runs.startNewRun();
  play(page.game, 60);
  page.game.pause('key');
  await page.runs.rivals.prepare();
  expect(page.runs.rivals.state.get().isSought).toBe(false);
  page.runs.leaveRun();
  const { dialog } = page.runs.state.get();
  if (dialog?.kind === 'leave') dialog.leave();
  await expect.poll(() => courseOf(page)).toMatch(WITH_RIVAL);
});

it('a rival still runs along after a reload', async () => {
  const first = await openWithRival();
  first.runs.startNewRun();
  playCarefully(first.game, 60);
  const { target } = first.game.session.goals.start;
  expect(target?.kind).toBe('rival');
  first.leave();
  const { game } = await openWithRun();
  await expect.poll(() => game.session.goals.start).toMatchObject({ target });
  // It has started 8 steps later.
  expect(game.session.ghost?.view.steps).toBe(52);
  expect([game.session.phase, game.session.run.view.steps]).toEqual(['paused', 60]);
});

it('the card names the next rival, and shows all, unless another course is chosen', async () => {
  const { game, runs } = await openWithRival();
  render(
    <GameContext value={game}>
      <RunsSlot runs={runs} name="lastLine" />
    </GameContext>,
  );
  const line = () => one('[data-part=rival]');
  await expect
    .poll(async () => act(async () => line()?.textContent))
    .toMatch(/^Next run, beat [A-Z][a-z]+: \d+$/);
  act(() => line()?.click());
  expect(runs.state.get().dialog).toEqual({ kind: 'achievements' });
  const course = { kind: 'daily', practice: false } as const;
  act(() => runs.state.publish({ ...runs.state.get(), course }));
  expect(line()).toBeNull();
});

it('before the run the page names the rival beside the stage’s one message', async () => {
  const { game, runs } = await openWithRival();
  act(() => game.showNextCourse());
  render(
    <GameContext value={game}>
      <RunsSlot runs={runs} name="rival" />
    </GameContext>,
  );
  const line = () => one('[data-part=rival]')?.textContent;
  await expect.poll(async () => act(async () => line())).toMatch(WITH_RIVAL);
  expect(game.session.courseLabel).toBe('');
  act(() => runs.startNewRun());
  expect(line()).toBeUndefined();
});
