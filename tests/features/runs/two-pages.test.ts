// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeLocks } from '../../platform/fake-locks.ts';
import {
  closeBrowser,
  hide,
  openBrowser,
  type OpenedPage,
  openInRun,
  openPage,
  openWithRun,
  phase,
  play,
  playCarefully,
  resume,
  steps,
  storedKeys,
  until,
} from './opened-page.ts';

let locks: FakeLocks;

beforeEach(async () => {
  locks = await openBrowser();
});
afterEach(closeBrowser);

/** The first one is hidden, and the second one has taken its run. */
async function openBeside() {
  const hidden = await openPage();
  hidden.game.startNextRun();
  playCarefully(hidden.game, 700);
  hide(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  return { hidden, shown: await openWithRun() };
}
const showAgain = async (page: OpenedPage) => {
  hide(false);
  await until(() => expect(phase(page)).not.toBe('running'));
};

it('one that is opened beside a page in view leaves the run alone', async () => {
  const inView = await openInRun();
  inView.game.pause('key');
  const other = await openPage();
  await until(() => expect(locks.refused).toBe(1));
  expect([phase(inView), phase(other)]).toEqual(['paused', 'ready']);
  other.game.startNextRun();
  play(other.game, 30);
  other.leave();
  expect(storedKeys()).toHaveLength(2);
});

it('the hidden one leaves a run that goes on elsewhere', async () => {
  const { hidden, shown } = await openBeside();
  const left: unknown[] = [];
  hidden.game.events.on((event) => left.push(event));
  hide(false);
  await until(() => expect(phase(hidden)).toBe('ready'));
  expect(left).toContainEqual({ type: 'left', reason: 'elsewhere', run: null });
  expect(phase(shown)).toBe('paused');
});

it('the hidden one that is closed changes nothing of the run', async () => {
  const { hidden, shown } = await openBeside();
  resume(shown.game);
  playCarefully(shown.game, 730);
  shown.game.pause('key');
  hidden.leave();
  shown.leave();
  expect(steps(await openWithRun())).toBe(730);
});

it('the one that comes back takes the run as far as the other one has played it', async () => {
  const { hidden, shown } = await openBeside();
  resume(shown.game);
  playCarefully(shown.game, 730);
  shown.leave();
  await showAgain(hidden);
  await until(() => expect(steps(hidden)).toBe(730));
  hidden.leave();
  expect(steps(await openWithRun())).toBe(730);
});

it('one alone goes on with its run when it is shown again', async () => {
  const page = await openInRun();
  hide(true);
  await showAgain(page);
  expect([phase(page), steps(page)]).toEqual(['paused', 74]);
  const other = await openPage();
  await until(() => expect(locks.refused).toBe(1));
  expect(phase(other)).toBe('ready');
});
