// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLink, SharedRunPrompt } from '#features/share';
import { goldenRun } from '../../replay/golden-run.ts';
import { finish } from '../finish.ts';

let root: Root;
let page: HTMLElement;
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.length = 0;
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

function show(link: string): void {
  const ask = (what: string) => () => void asked.push(what);
  act(() =>
    root.render(
      <SharedRunPrompt
        offered={finish(readLink(link))}
        watch={ask('watch')}
        race={ask('race')}
        dismiss={ask('dismiss')}
      />,
    ),
  );
}

function replayOf(name: string): string {
  return goldenRun(name).replay;
}

const buttons = () => [...page.querySelectorAll('button')];
const words = () => [...page.querySelectorAll('h2, p')].map(({ textContent }) => textContent);

it('says what the run came to, and lets it be watched, raced, or left alone', () => {
  const { replay, score, metres } = goldenRun("a proud player on 'two words'");
  show(replay);
  expect(words()).toEqual([
    `A run of ${score} points`,
    `Someone ran ${metres} m here. Watch the run or race it.`,
  ]);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    'Watch',
    'Race this run',
    'Play your own',
  ]);
  for (const button of buttons()) act(() => button.click());
  expect(asked).toEqual(['watch', 'race', 'dismiss']);
});

it.each([
  ['assisted: 50 %, 0 px, with pterodactyls', 'Assisted: 50% speed'],
  ['assisted: 100 %, 10 px, with pterodactyls', 'Assisted: 10 px of forgiveness'],
  [
    'assisted: 75 %, 3 px, without pterodactyls',
    'Assisted: 75% speed, 3 px of forgiveness, no pterodactyls',
  ],
])('a run that was %s is marked as such', (name, mark) => {
  show(replayOf(name));
  expect(words()).toContain(mark);
});

it('a link without a playable run is reported, and a button continues to the game', () => {
  show('dino1.1.8m.-.one.P2EMpY0ChQY.9ffeb818');
  expect(page.querySelector('[role=alert]')?.textContent).toContain('This replay is damaged');
  expect(words()[0]).toBe('This link has no run we can show');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Play']);
  act(() => buttons()[0]?.click());
  expect(asked).toEqual(['dismiss']);
});
