// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readReplay, ReplayError, writeReplay } from '#replay';
import { formatNumber } from '#content';
import type { SavedRun } from '#game';
import { SavedRuns, SavedRunsDialog } from '#features/history';
import { click, enter, field, page, render, renderInPage, textOf } from '../../ui/react-page.ts';
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

function rows(title: string): readonly string[] {
  const list = all('section').find((section) => section.querySelector('h3')?.textContent === title);
  return list === undefined
    ? []
    : all('li', list).map((row) => row.querySelector('p')?.textContent.trim() ?? '');
}

describe('the list', () => {
  it('has the best runs with their marks, then the others of the last ten', async () => {
    await show([
      ...RUNS.slice(0, 7),
      run(7, { day: 19, score: 150, metres: 100, assisted: false }),
      run(8, { day: 18, score: 160, metres: 100, assisted: false }),
      run(9, { day: 21, score: 800, metres: 700, assisted: false }),
      run(10, { day: 20, score: 1234, metres: 1010, assisted: false }),
      run(11, { score: 9000, metres: 8000, assisted: true }),
    ]);
    expect(rows('Best runs')).toEqual([
      expect.stringMatching(/^1,234 points 21 Nov, .* Best ever · Daily #20$/),
      expect.stringMatching(/^800 points .* Best today · Daily #21$/),
      expect.stringMatching(/^9,000 points .* Best assisted$/),
      expect.stringMatching(/^160 points .* Daily #18$/),
      expect.stringMatching(/^150 points .* Daily #19$/),
    ]);
    expect(rows('Last runs').map((row) => /^(\S+) points/.exec(row)?.[1])).toEqual(
      [6, 5, 4, 3, 2].map((place) => formatNumber(run(place).score)),
    );
  });

  it('watches a run, and has a menu to race and share it', async () => {
    await show([run(0)]);
    for (const [name, chosen] of [
      ['Watch', callbacks.watch],
      ['Race this run', callbacks.race],
      ['Share', callbacks.share],
    ] as const) {
      click(name);
      expect(chosen).toHaveBeenCalledExactlyOnceWith(run(0));
    }
  });

  it('disables the buttons of a run of older rules, and says why', async () => {
    await show([run(0, { replay: writeReplay({ ...readReplay(run(0).replay), rules: 0 }) })]);
    const shown = all('li button:not([role=menuitem])');
    expect(shown.map((each) => each.matches(':disabled'))).toEqual([true, true]);
    expect(all('li')[0]?.textContent).toContain(OLDER_RULES);
  });
});

it('a pasted link is opened, and anything else gets a sentence until the text changes', async () => {
  await show([]);
  expect(page.textContent).toContain('Finish a run to watch, share or race it.');
  enter('Dear dino,');
  click('Open');
  expect(textOf('[role=alert]')).toContain('There’s no run in this.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  enter(`https://dino.example/#run=${run(0).replay}`);
  expect(textOf('[role=alert]')).toBeUndefined();
  click('Open');
  expect(callbacks.open).toHaveBeenCalledExactlyOnceWith(run(0).replay);
});
