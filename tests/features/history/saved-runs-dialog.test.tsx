// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo, readReplay, ReplayError, writeReplay } from '#replay';
import type { SavedRun } from '#game/api';
import { SavedRuns, SavedRunsDialog } from '#features/history';
import { MOST_RUNS, readRunsFile, writeRunsFile } from '#features/history/testing';
import { finish } from '../finish.ts';
import { run, RUNS } from './some-runs.ts';

const OLDER_RULES = new ReplayError('older-rules').message;

let root: Root;
let page: HTMLElement;
let runs: SavedRuns;
const callbacks = { watch: vi.fn(), race: vi.fn(), share: vi.fn(), open: vi.fn(), close: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', new IDBFactory());
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  runs = new SavedRuns();
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(saved: readonly SavedRun[]): Promise<void> {
  await runs.save(...saved);
  await act(async () => {
    root.render(<SavedRunsDialog runs={runs} today={21} {...callbacks} />);
    await runs.load();
  });
}

const all = (selector: string, within: ParentNode = page) => [...within.querySelectorAll(selector)];

/** The text of each row of a list, without its buttons. */
function rows(title: string): readonly string[] {
  const list = all('section').find((section) => section.querySelector('h3')?.textContent === title);
  return list === undefined
    ? []
    : all('li', list).map((row) => row.querySelector('p')?.textContent.trim() ?? '');
}

function button(name: string, place = 0): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === name,
  )[place];
  if (found === undefined) throw new Error(`There is no button '${name}'.`);
  return found;
}

const click = (name: string, place = 0) => act(() => button(name, place).click());
const status = () => page.querySelector('[role=status]')?.textContent;
const alert = () => page.querySelector('[role=alert]')?.textContent;

async function load(text: string): Promise<void> {
  const input = page.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no input for a file.');
  Object.defineProperty(input, 'files', { value: [new File([text], 'runs.json')] });
  // The file is read asynchronously, after the event handler has returned.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  input.dispatchEvent(new Event('change', { bubbles: true }));
  // Each run is played back, which takes a while on a busy machine.
  await vi.waitFor(() => expect(`${status()}${alert() ?? ''}`).not.toBe(''), 20_000);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

describe('the list', () => {
  it('has the best runs with their marks, and the last ten', async () => {
    await show([
      ...RUNS.slice(0, 9),
      run(9, { day: 21, score: 800, metres: 700, assisted: false }),
      run(10, { day: 20, score: 1234, metres: 1010, assisted: false }),
      run(11, { score: 9000, metres: 8000, assisted: true }),
    ]);
    expect(rows('Best runs')).toEqual([
      expect.stringMatching(/^1,234 points 1,010 m .*2026.* Best ever Daily #20$/),
      expect.stringMatching(/^800 points 700 m .* Best on today’s course Daily #21$/),
      expect.stringMatching(/^9,000 points 8,000 m .* Best with assists$/),
    ]);
    expect(rows('Last runs')).toHaveLength(10);
    expect(rows('Last runs')[0]).toContain('9,000 points');
    expect(rows('Last runs')[9]).toContain(`${run(2).score} points`);
  });

  it('says what will be here when there are no runs', async () => {
    await show([]);
    expect(page.textContent).toContain('Finish a run to watch, share or race it.');
    expect(button('Save to a file').disabled).toBe(true);
  });

  it('grows when a run is saved', async () => {
    await show([run(0)]);
    await act(() => runs.save(run(1)));
    expect(rows('Last runs')).toHaveLength(2);
  });

  it('has buttons to watch, race and share a run', async () => {
    await show([run(1), run(0)]);
    const last = rows('Best runs').length;
    click('Watch', last);
    click('Race this run', last + 1);
    click('Share', last);
    expect(callbacks.watch.mock.calls).toEqual([[run(1)]]);
    expect(callbacks.race.mock.calls).toEqual([[run(0)]]);
    expect(callbacks.share.mock.calls).toEqual([[run(1)]]);
  });

  it('disables the buttons of a run of older rules, and says why', async () => {
    await show([run(0, { replay: writeReplay({ ...readReplay(run(0).replay), rules: 0 }) })]);
    expect(['Watch', 'Race this run', 'Share'].map((name) => button(name).disabled)).toEqual([
      true,
      true,
      true,
    ]);
    expect(all('li')[0]?.textContent).toContain(OLDER_RULES);
  });

  it('says that runs are not stored where they cannot be, and has those of this page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.spyOn(console, 'error').mockReturnValue();
    await show([run(0)]);
    expect(page.textContent).toContain(
      'Your runs aren’t being saved: this browser doesn’t let the page store them.',
    );
    expect(rows('Last runs')).toHaveLength(1);
  });
});

describe('a file', () => {
  it('has all saved runs', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:a-file';
    });
    await show([run(1), run(0)]);
    click('Save to a file');
    expect(status()).toBe('Saved as dino-sprint-runs.json.');
    expect(finish(readRunsFile((await files[0]?.text()) ?? '', 0))).toEqual({
      runs: [run(1), run(0)],
      refused: [],
    });
  });

  it.each([
    ['2 runs loaded.', writeRunsFile([run(1), run(2)])],
    ['1 run loaded.', run(1).replay],
    [
      `1 of 3 runs loaded. 2 were left out: ${new ReplayError('damaged').message}`,
      JSON.stringify({ format: 'dino-sprint-runs', version: 1, runs: [run(1), {}, 7] }),
    ],
  ])('is loaded: %s', async (words, text) => {
    await show([run(0)]);
    await load(text);
    expect(status()).toBe(words);
    expect(alert()).toBeUndefined();
    expect(await new SavedRuns().load()).toEqual(
      expect.arrayContaining([run(0), expect.objectContaining({ replay: run(1).replay })]),
    );
  });

  it('can be cancelled while it is loaded: then nothing of it is saved', async () => {
    await show([run(0)]);
    // Each step takes a whole slice.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    let seen = '';
    new MutationObserver((_, observer) => {
      if (page.querySelector('progress') === null) return;
      observer.disconnect();
      seen = page.querySelector('label:has(progress)')?.textContent ?? '';
      button('Cancel loading').click();
    }).observe(page, { childList: true, subtree: true });
    const records = [run(1), ...Array.from({ length: MOST_RUNS - 1 }, () => 0)];
    await load(JSON.stringify({ format: 'dino-sprint-runs', version: 1, runs: records }));
    expect(seen).toMatch(/^Checking run \d+ of 1,000…$/);
    expect(status()).toBe('Cancelled. No runs were loaded.');
    expect(page.querySelector('progress')).toBeNull();
    expect(button('Load from a file').disabled).toBe(false);
    expect(await new SavedRuns().load()).toEqual([run(0)]);
  });

  it('says when runs are not retained', async () => {
    const best = RUNS.slice(5, 15).map((each) => ({ ...each, score: 9999, assisted: false }));
    await show(best);
    await load(writeRunsFile([run(1)]));
    expect(status()).toBe(
      '1 run loaded. 1 wasn’t saved: it isn’t one of your best or your last ten.',
    );
  });

  it.each([
    ['This isn’t a file of runs from this game.', 'a letter'],
    ['This file has no runs in it.', writeRunsFile([])],
    [`No runs were loaded. ${new ReplayError('damaged').message}`, run(0).replay.slice(0, -1)],
    ['This file is too large. The game loads files of up to 2 MB.', ' '.repeat(2_000_001)],
  ])('is refused: %s', async (words, text) => {
    await show([run(0)]);
    await load(text);
    expect(alert()).toBe(words);
    expect(status()).toBe('');
  });
});

describe('a link or a replay', () => {
  function open(text: string): void {
    const input = page.querySelector<HTMLInputElement>('input[type=text]');
    if (input === null) throw new Error('There is no input for a link.');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    click('Open');
  }

  it.each([linkTo(new URL('https://dino.example/dino-run'), run(3).replay), ` ${run(3).replay} `])(
    'is opened',
    async (text) => {
      await show([]);
      open(text);
      expect(callbacks.open.mock.calls).toEqual([[run(3).replay]]);
      expect(alert()).toBeUndefined();
    },
  );

  it.each([
    ['', 'There’s no run in this. Copy the whole link or replay, and paste it here.'],
    [
      'https://dino.example/dino-run',
      'There’s no run in this. Copy the whole link or replay, and paste it here.',
    ],
    [run(3).replay.slice(0, -3), new ReplayError('damaged').message],
    [writeReplay({ ...readReplay(run(3).replay), rules: 0 }), OLDER_RULES],
  ])('is refused if it cannot be played', async (text, words) => {
    await show([]);
    open(text);
    expect(callbacks.open).not.toHaveBeenCalled();
    expect(alert()).toBe(words);
  });
});

it('the dialog takes the focus, and Done closes it', async () => {
  await show([run(0)]);
  expect(document.activeElement?.textContent).toBe('Your runs');
  click('Done');
  expect(callbacks.close).toHaveBeenCalledOnce();
});
