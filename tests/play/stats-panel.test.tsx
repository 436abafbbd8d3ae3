// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunSummary } from '#game';
import { createRun } from '#simulation';
import { crashed } from '../game/some-events.ts';
import { click, page, render, renderInPage, textOf } from '../ui/react-page.ts';

/** Imported anew for each test, as on a new page. */
let life: typeof import('#src/play/singletons.ts');

renderInPage();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5), toFake: ['Date'] });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});

afterEach(async () => {
  render(null);
  // Otherwise this page's last writes would reach the next test.
  await life.loadStats();
  vi.useRealTimers();
});

async function show(): Promise<void> {
  life = await import('#src/play/singletons.ts');
  const { StatsPanel } = await import('#play');
  render(<StatsPanel />);
  await act(
    async () =>
      void (await Promise.all([life.loadStats(), life.loadAchievements(), life.loadPrivacy()])),
  );
}

/** A run of one minute with this result. */
async function play(summary: Partial<RunSummary>): Promise<void> {
  const all = { score: 0, metres: 0, playedMs: 60_000, assisted: false, ...summary };
  const { statsTracker } = await life.loadStats();
  const { GameEvents } = await import('#src/game/events.ts');
  const { highScores } = await import('#game');
  const { plain, assisted } = highScores;
  const events = new GameEvents();
  const end = statsTracker.follow({ events });
  act(() => {
    vi.setSystemTime(Date.now() + 60_000);
    events.emit({ type: 'started', run: { view: createRun('').view, at: Date.now() } });
    (all.assisted ? assisted : plain).offer(all.score);
    const run = { replay: undefined, summary: all, at: Date.now() };
    events.emit(crashed(all.score, { run }));
    end();
  });
}

async function erase(): Promise<void> {
  const { playerData } = await life.loadPrivacy();
  const erasing = vi.spyOn(playerData, 'erase');
  click('Erase my data');
  click('Erase everything');
  await act(() =>
    vi.waitFor(() => expect(erasing.mock.settledResults[0]?.type).not.toBe('incomplete'), 20_000),
  );
}

const figures = () =>
  [...page.querySelectorAll('dt')].map(
    (name) => `${name.textContent}: ${name.nextSibling?.textContent}`,
  );

it('runs that end before the statistics have loaded are counted afterwards', async () => {
  life = await import('#src/play/singletons.ts');
  await play({ score: 33 });
  await show();
  expect(figures()).toEqual(expect.arrayContaining(['Best: 33', 'Runs: 1']));
});

it('after erasing everything no best is left, with assists or without', async () => {
  await show();
  await play({ score: 33 });
  await play({ score: 21, assisted: true });
  expect(figures()).toEqual(expect.arrayContaining(['Best: 33', 'Best, assisted: 21']));
  await erase();
  await play({ score: 12 });
  expect(figures()).toContain('Best: 12');
  expect(page.textContent).not.toContain('assisted');
});

it('saved runs that the browser does not erase are reported', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await show();
  await play({ score: 33 });
  const broken = () => {
    throw new DOMException('Internal error.', 'UnknownError');
  };
  vi.stubGlobal('indexedDB', { open: broken, deleteDatabase: broken });
  await erase();
  expect(textOf('[role=alert]')).toBe(
    'Everything but your saved runs has been erased. To remove those, clear this site’s data in your browser’s settings.',
  );
  expect(page.textContent).toContain('Finish a run to see your stats.');
});
