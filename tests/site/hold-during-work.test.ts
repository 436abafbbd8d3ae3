// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeLockManager } from './fake-lock-manager.ts';

beforeEach(() => void vi.stubGlobal('navigator', { locks: new FakeLockManager() }));
afterEach(() => void vi.unstubAllGlobals());

/** A tab of its own, in which a run can begin and end. */
async function openTab() {
  vi.resetModules();
  const { holdDuringWork, whenNoWork } = await import('#site/testing');
  const { workUnderWay } = await import('#platform');
  holdDuringWork();
  return { whenNoWork, play: () => workUnderWay.publish(true), end: () => workUnderWay.publish(false) };
}

/** Resolves after all pending promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('where no run is under way a new version takes over at once', async () => {
  const tab = await openTab();
  const [act, onDelay] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await tab.whenNoWork(act, onDelay);
  expect(act).toHaveBeenCalledOnce();
  expect(onDelay).not.toHaveBeenCalled();
});

it('it waits for the run of another tab, and says so', async () => {
  const [player, reader] = [await openTab(), await openTab()];
  const [act, onDelay] = [vi.fn<() => void>(), vi.fn<() => void>()];
  player.play();
  void reader.whenNoWork(act, onDelay);
  await settled();
  expect(onDelay).toHaveBeenCalled();
  expect(act).not.toHaveBeenCalled();
  player.end();
  await settled();
  expect(act).toHaveBeenCalledOnce();
});

it('it waits for runs that began while it waited, in the same tab or in others', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  const act = vi.fn<() => void>();
  first.play();
  void second.whenNoWork(act, () => undefined);
  await settled();
  second.play();
  first.end();
  await settled();
  third.play();
  second.end();
  await settled();
  expect(act).not.toHaveBeenCalled();
  third.end();
  await settled();
  expect(act).toHaveBeenCalledOnce();
});

it('a run that began and ended while it waited holds nothing up', async () => {
  const [player, reader] = [await openTab(), await openTab()];
  const act = vi.fn<() => void>();
  player.play();
  void reader.whenNoWork(act, () => undefined);
  await settled();
  reader.play();
  reader.end();
  player.end();
  await settled();
  expect(act).toHaveBeenCalledOnce();
});
