// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readReplay, ReplayError, writeReplay } from '#replay';
import type { SavedRun } from '#game/api';
import { SavedRuns, SavedRunsDialog } from '#features/history';
import { MOST_RUNS, writeRunsFile } from '#features/history/testing';
import { button, one, page, render, renderInPage, textOf } from '../../ui/react-page.ts';
import { run, RUNS } from './some-runs.ts';

const OLDER_RULES = new ReplayError('older-rules').message;

let runs: SavedRuns;
const callbacks = { watch: vi.fn(), race: vi.fn(), share: vi.fn(), open: vi.fn(), close: vi.fn() };

renderInPage();
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  runs = new SavedRuns();
});

async function show(saved: readonly SavedRun[]): Promise<void> {
  await runs.save(...saved);
  render(<SavedRunsDialog runs={runs} today={21} {...callbacks} />);
  await act(() => runs.load());
}

const all = (selector: string, within: ParentNode = page) => [...within.querySelectorAll(selector)];

/** The text of each row of a list, without its buttons. */
function rows(title: string): readonly string[] {
  const list = all('section').find((section) => section.querySelector('h3')?.textContent === title);
  return list === undefined
    ? []
    : all('li', list).map((row) => row.querySelector('p')?.textContent.trim() ?? '');
}

const status = () => textOf('[role=status]');
const alert = () => textOf('[role=alert]');

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

  it('disables the buttons of a run of older rules, and says why', async () => {
    await show([run(0, { replay: writeReplay({ ...readReplay(run(0).replay), rules: 0 }) })]);
    expect(['Watch', 'Race this run', 'Share'].map((name) => button(name).disabled)).toEqual([
      true,
      true,
      true,
    ]);
    expect(all('li')[0]?.textContent).toContain(OLDER_RULES);
  });
});

describe('a file', () => {
  it('can be cancelled while it is loaded: then nothing of it is saved', async () => {
    await show([run(0)]);
    // Each step takes a whole slice.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    let seen = '';
    new MutationObserver((_, observer) => {
      if (one('progress') === null) return;
      observer.disconnect();
      seen = textOf('label:has(progress)') ?? '';
      button('Cancel loading').click();
    }).observe(page, { childList: true, subtree: true });
    const records = [run(1), ...Array.from({ length: MOST_RUNS - 1 }, () => 0)];
    await load(JSON.stringify({ format: 'dino-sprint-runs', version: 1, runs: records }));
    expect(seen).toMatch(/^Checking run \d+ of 1,000…$/);
    expect(status()).toBe('Cancelled. No runs were loaded.');
    expect(one('progress')).toBeNull();
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
});
