// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { GameArea, type GameEvent, StatsPanel } from '#play';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeFullScreen } from '../platform/fake-full-screen.ts';
import { FakeStage } from '../game/picture/fake-stage.ts';
import { FakeWakeLock } from '../platform/fake-wake-lock.ts';
import { goldenRun } from '../replay/golden-run.ts';
import { button, click, one, page, renderInPage, textOf, textsOf } from '../ui/react-page.ts';
import { debug, leave, placeStageAt, press, visit as visitWith, wait } from './played-page.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage,
}));

// Imports modules up front, so that they load at once in tests with fake timers.
beforeAll(() =>
  Promise.all([
    import('#game/outputs'),
    import('#features/runs'),
    import('#features/stats'),
    import('#features/privacy'),
  ]),
);

let stage: FakeStage;
let events: GameEvent[];

renderInPage();
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  vi.spyOn(console, 'error').mockReturnValue();
  placeStageAt(100);
  history.replaceState(null, '', '/?debug');
  stage = new FakeStage();
  openStage.mockReset().mockResolvedValue(stage);
  events = [];
});

afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

const visit = () =>
  visitWith(
    <StrictMode>
      <GameArea onEvent={(event) => void events.push(event)} />
      <StatsPanel />
    </StrictMode>,
  );

const notice = () => textOf('[role=alert]');
const status = () => textOf('[role=status]');
const types = () => events.map((event) => event.type);

it('React renders nothing while a run only continues', async () => {
  await visit();
  // The statistics' panel opens by itself.
  await vi.waitFor(async () => {
    await wait(100);
    expect(page.textContent).toContain('Achievements');
  }, 20_000);
  act(() => {
    debug().invincible(true);
    debug().start('a');
  });
  await wait(200);
  const changes = vi.fn();
  const observer = new MutationObserver(changes);
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  await wait(2000);
  expect(changes).not.toHaveBeenCalled();
  observer.disconnect();
});

it('a key goes to the game while most of the stage is in view or it has the focus, and in a run', async () => {
  await visit();
  placeStageAt(window.innerHeight - 180);
  await press('Space', ' ');
  await press('KeyM', 'm');
  expect(events).toEqual([]);
  placeStageAt(-180);
  await press('KeyM', 'm');
  expect(button('Unmute')).toBeDefined();
  placeStageAt(4 - 380);
  one('[role=application]')?.focus();
  await press('Space');
  expect(types()).toContain('started');
  one('[role=application]')?.blur();
  await press('KeyP', 'p');
  expect(types()).toContain('paused');
});

it('a frame that throws is reported, logged to the console, and the visitor can start over', async () => {
  await visit();
  await press('Space');
  stage.failure = new Error('a bug');
  await wait(100);
  expect(notice()).toMatch(/stopped because of an error/);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), stage.failure);
  await press('Space');
  expect(status()).toBe('Paused.');
  stage.failure = undefined;
  click('Start over');
  expect(notice()).toBeUndefined();
  await press('Space');
  await wait(100);
  expect(debug().state().steps).toBeGreaterThan(2);
});

describe('full screen', () => {
  let browser: FakeFullScreen;

  beforeEach(async () => {
    browser = new FakeFullScreen();
    await visit();
    await press('Space');
  });

  afterEach(() => browser.restore());

  const answer = () => act(() => browser.answer());
  const pressF = () => press('KeyF', 'f');

  it('pauses a run that is left by Escape, but not one whose player has pressed F', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    for (const filled of [true, false, true]) {
      await pressF();
      await answer();
      expect(browser.element !== null).toBe(filled);
    }
    expect(types()).not.toContain('paused');
    await act(async () => browser.leave());
    expect(status()).toBe('Paused.');
    await pressF();
    await answer();
    expect(browser.element).not.toBeNull();
  });

  it('a blur during the transition pauses a run only if the focus does not come back', async () => {
    const hasFocus = vi.spyOn(document, 'hasFocus');
    for (const [comesBack, says] of [
      [true, 'Run started.'],
      [false, 'Paused.'],
    ] as const) {
      hasFocus.mockReturnValue(comesBack);
      await pressF();
      act(() => void window.dispatchEvent(new Event('blur')));
      await answer();
      expect(status()).toBe(says);
    }
  });
});

it('the screen stays on during a run or its countdown, and may turn off otherwise', async () => {
  const browser = new FakeWakeLock();
  const locks = async () => {
    await act(() => browser.answer());
    return browser.held;
  };
  await visit();
  expect(await locks()).toBe(0);
  await press('Space');
  expect(await locks()).toBe(1);
  await wait(1000);
  await press('KeyP', 'p');
  expect(await locks()).toBe(0);
  await press('KeyP', 'p');
  expect(status()).toBe('Get ready: three, two, one.');
  expect(await locks()).toBe(1);
  await wait(60_000);
  expect(status()).toMatch(/^Game over/);
  expect(await locks()).toBe(0);
  browser.restore();
});

it.each([
  ['full', true],
  ['calm', false],
])('a record with the motion %s counts up within 400 ms: %s', async (motion, counts) => {
  localStorage.setItem('dino-high-score', '{"version":1,"score":1}');
  localStorage.setItem('dino-settings', JSON.stringify({ version: 1, motion }));
  await visit();
  await press('Space');
  while (page.querySelector('[data-part=score]') === null) await wait(20);
  const [first, badge] = [textOf('[data-part=score]'), page.querySelector('[data-part=badge]')];
  await wait(500);
  const last = textOf('[data-part=score]');
  expect(last).toBe(String(debug().state().score));
  expect(Number(first) < Number(last)).toBe(counts);
  expect(badge).not.toBeNull();
});

it.each([1, 999])('after a run with the high score %i the card offers the same', async (score) => {
  localStorage.setItem('dino-high-score', JSON.stringify({ version: 1, score }));
  await visit();
  await press('Space');
  await wait(60_000);
  expect(textsOf('[data-part=show-run] > button')).toEqual(['Watch', 'Share', 'Race']);
  // The card has the score.
  expect(textOf('[data-course=runs]')).toBe('Your runs ');
});

it('a shared run’s last moment stands behind the question, which has the one primary button', async () => {
  const { replay, steps } = goldenRun("a careless player on 'one'");
  history.replaceState(null, '', `/?debug#run=${replay}`);
  await visit();
  await wait(100);
  const last = () => stage.frames.at(-1);
  expect(last()).toMatchObject({ steps, state: { phase: 'shown', hasResult: true } });
  const buttons = ['Race', 'Watch'].map(button);
  expect([...buttons, one('[data-action=jump]')].map(isPrimary)).toEqual([true, false, false]);
  expect(textOf('[data-action=jump] > span')).toBe('Play your own');
  await press('Space');
  await wait(100);
  expect(last()?.state).toMatchObject({ phase: 'running', hasResult: false });
  expect(location.hash).toBe('');
});

const isPrimary = (of: HTMLElement | null) => of?.className.includes('primary');

it('the day of a run counts as seen at its end', async () => {
  await visit();
  act(() => {
    debug().manual(true);
    debug().invincible(true);
    debug().start('5');
    debug().step(360, 0);
  });
  expect(localStorage.getItem('dino-days')).toBeNull();
  act(() => {
    debug().invincible(false);
    debug().step(3000, 0);
  });
  expect(JSON.parse(localStorage.getItem('dino-days') ?? '')).toMatchObject({ clear: 0, rain: 1 });
});

it('a shared picture of the crash has all of the scenery, even with late frames', async () => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), 40),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  await visit();
  act(() => debug().start('x'));
  await wait(2500);
  act(() => {
    debug().manual(true);
    debug().step(3000, 0);
    debug().manual(false);
  });
  await wait(700);
  expect(stage.frames.at(-1)?.state.detail).toBe('sparse');
  const before = stage.frames.length;
  click('Share');
  await wait(0);
  expect(stage.frames.slice(before).map(({ state }) => state)).toMatchObject([
    { phase: 'shown', detail: 'full' },
  ]);
});
