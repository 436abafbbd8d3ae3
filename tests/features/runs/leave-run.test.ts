// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { highScores } from '#game';
import type { PracticeOptions } from '#simulation';
import { run } from '../history/some-runs.ts';
import {
  closeBrowser,
  openBrowser,
  openPage,
  type OpenedPage,
  playCarefully,
  until,
} from './opened-page.ts';

const PRACTICE: PracticeOptions = { subject: 'smallCacti', paceScore: 300 };

beforeEach(async () => void (await openBrowser()));
afterEach(closeBrowser);

/** On the course that is chosen, paused after this many steps. */
function playOn(page: OpenedPage, most: number): void {
  const { game } = page;
  game.startNextRun();
  playCarefully(game, most);
  game.pause('key');
}

async function openPausedAt(most: number): Promise<OpenedPage> {
  const page = await openPage();
  page.runs.choose({ kind: 'daily', practice: false });
  playOn(page, most);
  return page;
}

function follow(hash: string): void {
  history.replaceState(null, '', `/${hash}`);
  window.dispatchEvent(new Event('hashchange'));
}

const asked = ({ runs }: OpenedPage) => {
  const { dialog } = runs.state.get();
  return dialog?.kind === 'leave' ? dialog : undefined;
};
const view = ({ game }: OpenedPage) => game.session.run.view;

const WAYS: readonly (readonly [string, (page: OpenedPage) => void])[] = [
  ['today’s course in its dialog', ({ runs }) => runs.choose({ kind: 'daily', practice: false })],
  ['an unranked run', ({ runs }) => runs.choose({ kind: 'daily', practice: true })],
  ['a past course', ({ runs }) => runs.choose({ kind: 'past-daily', day: 3 })],
  ['practice', ({ runs }) => runs.choose({ kind: 'practice', practice: PRACTICE })],
  ['a race', ({ runs }) => runs.choose({ kind: 'race', run: run(0), isOwn: true })],
  ['the cross of the course', ({ runs }) => runs.leaveCourse()],
  ['‘Leave this run’', ({ runs }) => runs.leaveRun()],
  ['an address with a past course', () => follow('#daily-17')],
];

describe.each(WAYS)('%s during a run', (_, leave) => {
  it('asks first, and the run stays if the player stays', async () => {
    const page = await openPausedAt(300);
    const { score } = view(page);
    leave(page);
    expect(asked(page)).toMatchObject({ score, isKept: false, attempt: 1 });
    page.runs.closeDialog();
    expect([page.game.session.phase, view(page).score]).toEqual(['paused', score]);
  });

  it('ends it where it is if the player leaves, and keeps it', async () => {
    const page = await openPausedAt(1500);
    const { score } = view(page);
    leave(page);
    expect(asked(page)).toMatchObject({ isKept: true });
    asked(page)?.leave();
    expect(page.game.session.phase).toBe('ready');
    const { records, tracker, runs } = page;
    expect(runs.state.get().dialog).toBeNull();
    expect(highScores.plain.value).toBe(score);
    expect(records.dailyStore.of(21)).toMatchObject([{ score }]);
    expect(tracker.store.get().days).toMatchObject([{ runs: 1, best: score }]);
    await until(() => expect(records.savedRuns.get().runs).toMatchObject([{ score }]));
  });
});

it.each([
  [599, 99, [null]],
  [600, 100, [{ score: 100 }]],
])(
  'a run that is left after %i steps, at %i points, has the results %j',
  async (most, score, results) => {
    const page = await openPausedAt(most);
    expect(view(page).score).toBe(score);
    page.runs.leaveRun();
    asked(page)?.leave();
    expect(page.records.dailyStore.of(21)).toMatchObject(results);
    expect(highScores.plain.value).toBe(results[0]?.score ?? 0);
  },
);

it.each([
  ['#daily', { kind: 'daily', practice: false } as const],
  ['#daily-21', { kind: 'daily', practice: false } as const],
  ['#daily-17', { kind: 'past-daily', day: 17 } as const],
])('the address %s of the course that the run is on shows that run', async (hash, course) => {
  const page = await openPage();
  page.runs.choose(course);
  playOn(page, 300);
  page.runs.openDialog({ kind: 'daily' });
  follow(hash);
  expect(page.runs.state.get()).toMatchObject({ dialog: null, course });
  expect([page.game.session.phase, view(page).steps]).toEqual(['paused', 300]);
});

it('yesterday’s run is not the one that #daily asks for', async () => {
  const page = await openPausedAt(300);
  vi.setSystemTime(Date.UTC(2026, 10, 22, 1));
  follow('#daily');
  expect(asked(page)).toMatchObject({ attempt: 1 });
});

it('practice is left unasked: it begins anew at no cost', async () => {
  const page = await openPage();
  page.runs.choose({ kind: 'practice', practice: PRACTICE });
  page.game.startNextRun();
  page.game.session.takeStep(0, 0);
  page.runs.choose({ kind: 'daily', practice: false });
  expect([asked(page), page.game.session.phase]).toEqual([undefined, 'ready']);
});
