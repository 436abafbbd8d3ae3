// @vitest-environment happy-dom
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCopies } from '#src/game/runs/run-copies.ts';
import type { FakeLocks } from '../../platform/fake-locks.ts';
import {
  answer,
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
  takeNoMoreWrites,
  until,
} from './opened-page.ts';

let locks: FakeLocks;

beforeEach(async () => {
  locks = await openBrowser();
});
afterEach(closeBrowser);

function crash(page: OpenedPage): void {
  resume(page.game);
  play(page.game);
  expect(phase(page)).toBe('over');
}

async function openPaused(): Promise<OpenedPage> {
  const page = await openInRun();
  page.game.pause('key');
  await settle();
  return page;
}

/** Neither the next page nor one with a database that answers has it. */
async function expectNoRun(): Promise<void> {
  for (const silent of [true, false]) {
    answer(silent ? 'never' : 'now');
    const next = await openPage();
    await settle(1000);
    expect(phase(next)).toBe('ready');
    next.leave();
  }
  await until(() => expect(storedKeys()).toEqual([]));
}

const seen = (hidden: boolean) => () => hide(hidden);
const fire = (type: string) => () => window.dispatchEvent(new Event(type));

describe('a run stays on the only page, paused', () => {
  it.each<[string, readonly (() => unknown)[]]>([
    ['is hidden, shown and told of it twice', [seen(true), seen(false), seen(false)]],
    ['is hidden twice and shown twice', [seen(true), seen(true), seen(false), seen(false)]],
    ['flickers', [seen(true), seen(false), seen(true), seen(false)]],
    ['comes back', [fire('pagehide'), seen(true), seen(false), fire('pageshow')]],
    ['comes back in another order', [seen(true), fire('pagehide'), fire('pageshow'), seen(false)]],
    ['comes back without being hidden', [fire('pagehide'), fire('pageshow')]],
  ])('that %s', async (_, events) => {
    const page = await openPaused();
    for (const act of events) act();
    await settle(3000);
    expect([phase(page), locks.refused]).toEqual(['paused', 0]);
    const other = await openPage();
    await settle(3000);
    expect([phase(page), phase(other)]).toEqual(['paused', 'ready']);
  });
});

describe('a stored run is offered', () => {
  it('by a page that was hidden while it looked', async () => {
    (await openInRun()).leave();
    answer(500);
    const page = await openPage();
    hide(true);
    await settle(3000);
    expect(phase(page)).toBe('ready');
    hide(false);
    await settle(1000);
    expect(phase(page)).toBe('paused');
  });

  it('by a page that was opened in the background', async () => {
    (await openInRun()).leave();
    hide(true);
    const page = await openPage();
    await settle();
    hide(false);
    await until(() => expect(phase(page)).toBe('paused'));
  });

  it('by a page that replaces one in the middle of its look', async () => {
    (await openInRun()).leave();
    answer(500);
    const first = await openPage();
    await settle(250);
    first.leave();
    const second = await openPage();
    await settle(1000);
    expect([phase(first), phase(second)]).toEqual(['ready', 'paused']);
  });

  it('within a second where the database doesn’t answer', async () => {
    (await openInRun()).leave();
    await settle();
    answer('never');
    const page = await openPage();
    await settle(1000);
    expect(phase(page)).toBe('paused');
  });

  it('where only the database has it, and takes its time', async () => {
    (await openInRun()).leave();
    await settle();
    localStorage.clear();
    answer(3000);
    const page = await openPage();
    await settle(6000);
    expect(phase(page)).toBe('paused');
  });
});

describe('a run that has ended stays so', () => {
  it.each([
    ['at once', 0],
    ['a second later', 1000],
  ])('though the database does not answer its page, which was hidden: %s', async (_, wait) => {
    const page = await openPaused();
    answer('never');
    hide(true);
    hide(false);
    await settle(wait);
    crash(page);
    page.die();
    locks.releaseAll();
    await expectNoRun();
  });

  it('though its page is hidden', async () => {
    const page = await openPaused();
    hide(true);
    page.game.leaveRun('player');
    page.die();
    hide(false);
    await expectNoRun();
  });

  it('on the hidden page that had it, too', async () => {
    const first = await openPaused();
    first.see(true);
    const second = await openWithRun();
    crash(second);
    second.see(true);
    answer('never');
    first.see(false);
    await settle(1000);
    expect(phase(first)).toBe('ready');
    first.leave();
    await expectNoRun();
  });

  it('where the database takes no more writes', async () => {
    const page = await openPaused();
    const put = await takeNoMoreWrites();
    crash(page);
    await settle();
    page.leave();
    put.mockRestore();
    await expectNoRun();
  });
});

it('a run whose copies the database never takes reaches local storage instead', async () => {
  const page = await openInRun();
  await takeNoMoreWrites();
  await settle(8000);
  play(page.game, 10);
  await settle(8000);
  const [key = ''] = storedKeys();
  expect(localStorage.getItem(key)).toMatch(/"inputs":"\d{84}"/);
});

describe('where the browser does not tell which databases there are', () => {
  beforeEach(() => {
    Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(indexedDB, 'databases');
  });

  it('a run comes back from its copies', async () => {
    (await openInRun()).leave();
    await settle();
    const [key = ''] = storedKeys();
    const shorter = localStorage.getItem(key)?.replace(/"inputs":"\d+"/, '"inputs":"0"');
    localStorage.setItem(key, shorter ?? '');
    expect(steps(await openWithRun())).toBe(74);
  });

  it('the marks of runs that have ended go', async () => {
    crash(await openPaused());
    await until(() => expect(storedKeys()).toEqual([]));
    (await openPage()).leave();
    await until(async () => expect((await runCopies.read()).size).toBe(0));
  });

  it('a new player’s page makes none', async () => {
    await deleteDB('dino-runs');
    const opening = vi.spyOn(indexedDB, 'open');
    const page = await openPage(false);
    await settle();
    expect([phase(page), opening.mock.calls]).toEqual(['ready', []]);
  });
});
