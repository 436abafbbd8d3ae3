// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunSummary } from '#game/api';
import { run } from '../features/history/some-runs.ts';

let root: Root;
let page: HTMLElement;
/** The page's own, made anew for each test as a page is. */
let life: (typeof import('#play/testing'))['singletons'];
let erased: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5), toFake: ['Date'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  erased = vi.fn();
});

afterEach(async () => {
  act(() => root.unmount());
  // What this page still writes must not meet the next one.
  await life.loadStats();
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function show(): Promise<void> {
  life = (await import('#play/testing')).singletons;
  const { StatsPanel } = await import('#play');
  act(() => root.render(<StatsPanel onErase={erased} />));
  // What is asked for later is not there sooner.
  await act(
    async () =>
      void (await Promise.all([life.loadStats(), life.loadAchievements(), life.loadPrivacy()])),
  );
}

/** A run of one minute that comes to this. */
function play(summary: Partial<RunSummary>): void {
  const all = { score: 0, metres: 0, playedMs: 60_000, assisted: false, ...summary };
  const { plain, assisted } = life.highScores;
  act(() => {
    vi.setSystemTime(Date.now() + 60_000);
    life.statsEvents.onEvent({ type: 'start' }, () => all);
    (all.assisted ? assisted : plain).offer(all.score);
    life.statsEvents.onEvent(
      { type: 'over', score: all.score, high_score: plain.value },
      () => all,
    );
  });
}

function button(name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (found === undefined) throw new Error(`There is no button '${name}'.`);
  return found;
}

const click = (name: string) => act(() => button(name).click());

/** Says yes, and waits for what is said to it. */
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
const rows = (selector: string) =>
  [...page.querySelectorAll(selector)].map((row) =>
    [...row.children].map((cell) => cell.textContent).join('|'),
  );

it('the stored high score is there before any run, and before the game', async () => {
  localStorage.setItem('dino-high-score', '420');
  await show();
  expect(figures()).toContain('Best: 420');
});

it('a newcomer sees that there is nothing yet', async () => {
  await show();
  expect(page.textContent).toContain('Finish a run to see your stats.');
  expect(figures()).toEqual([]);
});

it('while a stage is being opened the panel loads nothing, and then it does', async () => {
  localStorage.setItem('dino-high-score', '420');
  life = (await import('#play/testing')).singletons;
  const { StatsPanel } = await import('#play');
  life.stageOpening.publish({ isOpening: true });
  act(() => root.render(<StatsPanel onErase={erased} />));
  await act(
    async () =>
      void (await Promise.all([life.loadStats(), life.loadAchievements(), life.loadPrivacy()])),
  );
  expect(figures()).toEqual([]);
  act(() => life.stageOpening.publish({ isOpening: false }));
  await vi.waitFor(() => expect(figures()).toContain('Best: 420'), 20_000);
});

it('they follow the runs', async () => {
  await show();
  play({ score: 90, metres: 75 });
  expect(figures()).toEqual([
    'Best: 90',
    'Runs: 1',
    'Distance: 75 m',
    'Time played: 1 min',
    'Pterodactyls shot: 0',
  ]);
  play({ score: 1500, metres: 1200, playedMs: 3_600_000 });
  expect(figures()).toEqual([
    'Best: 1,500',
    'Runs: 2',
    'Distance: 1.3 km',
    'Time played: 1 h 01 min',
    'Pterodactyls shot: 0',
  ]);
});

it('the last ten runs are listed, the latest first, the assisted ones marked', async () => {
  await show();
  for (let score = 1; score <= 10; score++) play({ score });
  play({ score: 77, metres: 60, assisted: true });
  expect(rows('ol li')).toHaveLength(10);
  expect(rows('ol li').slice(0, 2)).toEqual(['77|60 m|assisted|14:16', '10|0 m||14:15']);
  expect(figures()).toContain('Best, assisted: 77');
});

it('the days are those of the last week, each with its runs, its best and its time', async () => {
  await show();
  vi.setSystemTime(new Date(2026, 10, 10, 12));
  play({ score: 900 });
  vi.setSystemTime(new Date(2026, 10, 15, 23, 58));
  play({ score: 30, playedMs: 5000 });
  play({ score: 20, playedMs: 5000 });
  vi.setSystemTime(new Date(2026, 10, 21, 14));
  play({ score: 40, assisted: true });
  expect(rows('tbody tr')).toEqual([
    'Sat 21|1|assisted 40|1 min',
    'Mon 16|1|20|5 s',
    'Sun 15|1|30|5 s',
  ]);
});

it('they work without a storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  await show();
  play({ score: 77 });
  play({ score: 50 });
  expect(figures()).toEqual(expect.arrayContaining(['Best: 77', 'Runs: 2']));
});

it('runs from before they are there are counted when they are', async () => {
  life = (await import('#play/testing')).singletons;
  play({ score: 33 });
  await show();
  expect(figures()).toEqual(expect.arrayContaining(['Best: 33', 'Runs: 1']));
});

it('erasing asks first; who says no, or Escape, keeps everything', async () => {
  await show();
  play({ score: 33 });
  click('Erase my data');
  expect(document.activeElement).toBe(button('Keep my data'));
  click('Keep my data');
  expect(document.activeElement).toBe(button('Erase my data'));
  click('Erase my data');
  act(
    () =>
      void button('Keep my data').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      ),
  );
  expect(document.activeElement).toBe(button('Erase my data'));
  expect(figures()).toContain('Best: 33');
  expect(erased).not.toHaveBeenCalled();
});

it('who confirms sees that it is done, and the rest of the page follows', async () => {
  await show();
  play({ score: 33 });
  life.settings.change({ muted: true });
  await erase();
  expect(page.querySelector('[role=status]')?.textContent).toBe('Your data has been erased.');
  expect(page.textContent).toContain('Finish a run to see your stats.');
  expect(erased).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(0);
  expect(life.highScores.plain.value).toBe(0);
  expect(life.settings.get().muted).toBe(false);
});

it('erasing in another tab is erasing here', async () => {
  await show();
  play({ score: 33 });
  life.settings.change({ muted: true });
  localStorage.clear();
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: 'dino-numbers', newValue: null }),
      ),
  );
  expect(figures()).toEqual([]);
  expect(life.highScores.plain.value).toBe(0);
  expect(life.settings.get().muted).toBe(false);
  expect(life.erasures.get().count).toBe(1);
  play({ score: 12 });
  expect(figures()).toEqual(expect.arrayContaining(['Best: 12', 'Runs: 1']));
});

it('the saved runs go as well, those of an earlier page and those in memory', async () => {
  await show();
  await (await life.loadRuns()).records.savedRuns.save(run(0));
  vi.resetModules();
  await show();
  await erase();
  expect(await indexedDB.databases()).toEqual([]);

  vi.stubGlobal('indexedDB', undefined);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.resetModules();
  await show();
  const inMemory = (await life.loadRuns()).records.savedRuns;
  await inMemory.save(run(0));
  await erase();
  expect(await inMemory.load()).toEqual([]);
});

it('saved runs that the browser does not erase are reported', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await show();
  play({ score: 33 });
  const broken = () => {
    throw new DOMException('Internal error.', 'UnknownError');
  };
  vi.stubGlobal('indexedDB', { open: broken, deleteDatabase: broken });
  await erase();
  expect(page.querySelector('[role=alert]')?.textContent).toBe(
    'Everything but your saved runs has been erased. To remove those, clear this site’s data in your browser’s settings.',
  );
  expect(page.textContent).toContain('Finish a run to see your stats.');
});

it('the export has the saved runs with the rest', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:a-file';
  });
  await show();
  play({ score: 33 });
  await (await life.loadRuns()).records.savedRuns.save(run(0), run(1, { day: 21 }));
  await act(async () => {
    button('Export my data').click();
    await vi.waitFor(() => expect(files).toHaveLength(1), 20_000);
  });
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
    format: 'dino-sprint-data',
    numbers: { runs: 1 },
    runs: [run(1, { day: 21 }), run(0)],
  });
  expect(page.querySelector('[role=status]')?.textContent).toBe('Saved as dino-sprint-data.json.');
});
