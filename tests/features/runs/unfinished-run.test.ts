// @vitest-environment happy-dom
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { raceOnStage, seedOnStage } from '#content';
import { highScores } from '#game';
import { readReplay } from '#replay';
import { NO_INPUT } from '#simulation';
import type { FakeLocks } from '../../platform/fake-locks.ts';
import { runAt } from '../../replay/played-back.ts';
import { run } from '../history/some-runs.ts';
import {
  closeBrowser,
  hide,
  openBrowser,
  openInRun,
  openPage,
  type OpenedPage,
  openWithRun,
  phase,
  play,
  resume,
  settle,
  steps,
  storedKeys,
  until,
} from './opened-page.ts';

const HOUR = 60 * 60 * 1000;

let locks: FakeLocks;

beforeEach(async () => {
  locks = await openBrowser();
});
afterEach(closeBrowser);

const failure = ({ runs }: OpenedPage) => runs.state.get().failure;

async function openOnDaily(most = 74): Promise<OpenedPage> {
  const page = await openPage();
  page.runs.choose({ kind: 'daily', practice: false });
  page.game.startNextRun();
  play(page.game, most);
  return page;
}

async function change(from: string, to: string): Promise<void> {
  const [key = ''] = storedKeys();
  localStorage.setItem(key, localStorage.getItem(key)?.replace(from, to) ?? '');
  await deleteDB('dino-runs');
}

it('a run on the course of the day goes on as the attempt that it was, and counts once', async () => {
  const first = await openOnDaily();
  const hash = first.game.session.run.hash();
  first.leave();

  vi.setSystemTime(Date.now() + 23 * HOUR);
  const page = await openWithRun();
  const { game, runs, records, tracker } = page;
  expect(phase(page)).toBe('paused');
  expect(game.session.run.hash()).toBe(hash);
  expect(runs.state.get().course).toEqual({ kind: 'daily', practice: false });
  resume(game);
  play(game);
  const { score } = game.session.run.view;
  expect(records.dailyStore.of(21)).toMatchObject([{ score }]);
  await until(() => expect(records.savedRuns.get().runs).toMatchObject([{ day: 21, score }]));
  const metres = game.session.goals.result?.metres;
  expect(tracker.store.get()).toMatchObject({ runs: 1, metres });
  await until(() => expect(storedKeys()).toEqual([]));
});

it('a race goes on beside its ghost', async () => {
  const raced = run(0);
  const first = await openPage();
  first.runs.choose({ kind: 'race', run: raced, isOwn: true });
  first.game.startNextRun();
  play(first.game, 60);
  first.leave();

  const { game } = await openWithRun();
  expect(game.session.ghost?.view.steps).toBe(60);
  expect(game.session.courseLabel).toBe(raceOnStage(raced.score));
  expect(game.session.ghost?.view.score).toBe(runAt(readReplay(raced.replay), 60).view.score);
  resume(game);
  play(game);
  expect(game.session.goals.result?.target).toEqual({
    kind: 'race',
    score: raced.score,
    isOwn: true,
  });
});

describe('a page that dies leaves its run', () => {
  it.each<[string, (page: OpenedPage) => unknown]>([
    // Also if the browser is killed: it hasn't written local storage yet.
    ['as it was four seconds before, in the database', () => settle(5000)],
    ['as it was at a pause', ({ game }) => game.pause('key')],
    ['as it was when it was hidden', () => hide(true)],
  ])('%s', async (_, meanwhile) => {
    const page = await openOnDaily();
    await meanwhile(page);
    page.die();
    locks.releaseAll();
    hide(false);
    const next = await openWithRun();
    expect([phase(next), steps(next)]).toEqual(['paused', 74]);
    expect(next.records.dailyStore.of(21)).toEqual([null]);
    // Untouched, it is there for the page after that, too.
    next.die();
    locks.releaseAll();
    expect(steps(await openWithRun())).toBe(74);
  });
});

it('a run of this page’s address goes on with the course’s name', async () => {
  history.replaceState(null, '', '/?seed=s1');
  (await openInRun()).leave();
  const page = await openWithRun();
  history.replaceState(null, '', '/');
  expect([phase(page), page.game.session.courseLabel]).toEqual(['paused', seedOnStage('s1')]);
});

it('after a run of another address the next one is on the course of this page’s', async () => {
  history.replaceState(null, '', '/?seed=left');
  (await openInRun()).leave();
  history.replaceState(null, '', '/');
  const plain = await openWithRun();
  expect(plain.runs.state.get().course).toBeNull();
  plain.leave();
  history.replaceState(null, '', '/?seed=here');
  const { game } = await openWithRun();
  history.replaceState(null, '', '/');
  expect(game.session.run.view.seed).toBe('left');
  expect(game.session.next.course?.begin().seed).toBe('here');
});

it('a run of more than an hour is kept too', async () => {
  const page = await openPage();
  page.game.session.setDebug({ invincible: true }, 0);
  page.game.startNextRun();
  for (let step = 0; step < 216_100; step++) page.game.session.takeStep(NO_INPUT, 0);
  page.leave();
  expect(steps(await openWithRun())).toBe(216_100);
});

it('a run keeps its course on a page that is left before the code for it has loaded', async () => {
  (await openOnDaily()).leave();
  (await openWithRun(false)).leave();
  const page = await openWithRun();
  resume(page.game);
  play(page.game);
  const { score } = page.game.session.run.view;
  expect(page.records.dailyStore.of(21)).toMatchObject([{ score }]);
});

it('a run that ended before the code for its course had loaded still counts for its day', async () => {
  (await openOnDaily()).leave();
  const page = await openWithRun(false);
  resume(page.game);
  play(page.game);
  const { score } = page.game.session.run.view;
  page.game.startNextRun();
  page.runs.follow();
  expect(page.records.dailyStore.of(21)).toMatchObject([{ score }]);
});

describe('a stored run', () => {
  it('waits although the clock has gone back', async () => {
    (await openInRun()).leave();
    vi.setSystemTime(Date.now() - HOUR);
    expect(phase(await openWithRun())).toBe('paused');
  });

  it('is over after a day, and says so', async () => {
    (await openInRun()).leave();
    vi.setSystemTime(Date.now() + 25 * HOUR);
    const page = await openPage();
    await until(() => expect(failure(page)).toMatch(/more than a day/));
    expect(phase(page)).toBe('ready');
    await until(() => expect(storedKeys()).toEqual([]));
  });

  it.each([
    ['of other rules', /"rules":\d+/, '"rules":1', /game has changed/],
    ['whose inputs are damaged', '"inputs":"', '"inputs":"ü', /damaged/],
    ['whose assists are damaged', '"speed":1', '"speed":7', /damaged/],
  ])('%s cannot go on, and says so', async (_, from, to, says) => {
    vi.spyOn(console, 'error').mockReturnValue();
    (await openInRun()).leave();
    const [key = ''] = storedKeys();
    localStorage.setItem(key, localStorage.getItem(key)?.replace(from, to) ?? '');
    await deleteDB('dino-runs');
    const page = await openPage();
    await until(() => expect(failure(page)).toMatch(says));
    expect(phase(page)).toBe('ready');
    await until(() => expect(storedKeys()).toEqual([]));
  });

  it('ends earlier if edited rules end it there', async () => {
    (await openInRun(30)).leave();
    // No jumps, as if the course had changed.
    await change('"inputs":"', `"inputs":"${'0'.repeat(900)}`);
    const page = await openWithRun();
    expect(phase(page)).toBe('over');
    expect(steps(page)).toBeLessThan(900);
  });

  it('is the latest of several', async () => {
    (await openInRun()).leave();
    const [key = ''] = storedKeys();
    const later = (localStorage.getItem(key) ?? '')
      .replace(/"inputs":"\d+"/, '"inputs":"000"')
      .replace(/"at":\d+/, `"at":${Date.now() + 1}`);
    localStorage.setItem('dino-unfinished-run.later', later);
    expect(steps(await openWithRun())).toBe(3);
  });
});

it('a run that is over, or practice, is not kept', async () => {
  (await openInRun(Infinity)).leave();
  expect(storedKeys()).toEqual([]);
  const practice = await openPage();
  practice.runs.choose({ kind: 'practice', practice: { subject: 'smallCacti', paceScore: 300 } });
  practice.game.startNextRun();
  play(practice.game, 20);
  practice.leave();
  expect(storedKeys()).toEqual([]);
});

it('a run that has ended stays so, where a browser that was killed brings its copy back', async () => {
  const page = await openInRun();
  page.game.pause('key');
  const [key = ''] = storedKeys();
  const copy = localStorage.getItem(key) ?? '';
  resume(page.game);
  play(page.game);
  // The mark in local storage goes once the database has it.
  await until(() => expect(storedKeys()).toEqual([]));
  page.die();
  locks.releaseAll();
  localStorage.setItem(key, copy);
  const next = await openPage();
  await until(() => expect(storedKeys()).toEqual([]));
  expect(phase(next)).toBe('ready');
});

it('a run that has ended stays so, where its page is left before the database knows', async () => {
  const page = await openInRun();
  page.game.pause('key');
  await settle();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The page has gone.', 'AbortError');
  });
  page.game.leaveRun('player');
  page.leave();
  const next = await openPage();
  await until(() => expect(storedKeys()).toEqual([]));
  expect(phase(next)).toBe('ready');
});

it('a run that does not count goes on without counting, invincible as it was', async () => {
  const first = await openPage();
  first.game.session.setDebug({ invincible: true }, 0);
  first.game.startNextRun();
  // Further than a vulnerable dino gets without a jump.
  for (let step = 0; step < 900; step++) first.game.session.takeStep(NO_INPUT, 0);
  const hash = first.game.session.run.hash();
  first.leave();

  const { game } = await openWithRun();
  expect(game.session.run.hash()).toBe(hash);
  expect(game.session.current.ranked).toBe(false);
  resume(game);
  for (let step = 0; step < 900; step++) game.session.takeStep(NO_INPUT, 0);
  expect(game.session.phase).toBe('running');
});

it('what only the database has of a run is made good: high score, and the result of its day', async () => {
  const page = await openOnDaily(Infinity);
  const { score } = page.game.session.run.view;
  await until(() => expect(page.records.savedRuns.get().runs).toHaveLength(1));
  page.leave();
  localStorage.clear();
  highScores.plain.reset();
  const { records } = await openPage();
  await until(() => expect(records.dailyStore.of(21)).toMatchObject([{ score }]));
  expect(highScores.plain.value).toBe(score);
});
