// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  AchievementsDialog,
  achievementsStore,
  CardLine,
  type NextLine,
} from '#features/achievements';
import { beatenRivals } from '#game';
import { click, page, render, renderInPage, textOf } from '../../ui/react-page.ts';

renderInPage();
beforeEach(() => achievementsStore.remove());

function entry(name: string): HTMLElement {
  const found = [...page.querySelectorAll('li')].find(
    (each) => each.querySelector('h3')?.textContent === name,
  );
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

const textsIn = (name: string) =>
  [...entry(name).querySelectorAll('p')].map(({ textContent }) => textContent).slice(1);

it('the list says what is earned and when, how far the rest is, and which look each unlocks', () => {
  const at = new Date(2026, 10, 21, 12).getTime();
  achievementsStore.update({
    results: {
      limbo: { best: 10, at },
      headHigh: { best: 4, at: null },
      highJump: { best: 1, at },
    },
    judged: [],
  });
  render(<AchievementsDialog close={() => undefined} />);
  expect(textOf('strong')).toBe('2 of 23 earned');
  expect(textsIn('Limbo')).toEqual(['Look: Moss', 'Earned 21 November 2026']);
  expect(textsIn('High jump')).toEqual(['Earned 21 November 2026']);
  expect(textsIn('Head held high')).toEqual(['Best: 4 of 10']);
  expect(textsIn('Skeet')).toEqual([]);
  expect(textsIn('Point-blank')).toEqual([]);
  expect(entry('Head held high').querySelectorAll('p')[1]?.style.backgroundSize).toMatch(/^40% /);
  const earned = [...page.querySelectorAll('li[data-earned] h3')];
  expect(earned.map(({ textContent }) => textContent)).toEqual(['Limbo', 'High jump']);
});

it('it opens at a goal', () => {
  render(<AchievementsDialog at="limbo" close={() => undefined} />);
  expect(document.activeElement).toBe(entry('Limbo'));
});

it('the list begins with the rivals: those beaten in colour, and the next one by name', () => {
  beatenRivals.update({ beaten: 3 });
  render(<AchievementsDialog close={() => undefined} />);
  const [row = null] = page.querySelectorAll('section');
  expect(row?.textContent).toBe(
    'Rivals: 3 of 10 beatenNext: Iguanodon. Thumbs up, whatever comes.',
  );
  const heads = [...(row?.querySelectorAll('img') ?? [])];
  expect(heads.map((head) => head.dataset['beaten'] !== undefined)).toEqual(
    Array.from({ length: 10 }, (_, place) => place < 3),
  );
});

it('each has a picture of its own', () => {
  render(<AchievementsDialog close={() => undefined} />);
  const pictures = [...page.querySelectorAll('li img')].map(
    (each) => each.getAttribute('src') ?? '',
  );
  expect(new Set(pictures).size).toBe(23);
  const folder = path.resolve(import.meta.dirname, '../../../public');
  expect(pictures.filter((address) => !existsSync(path.join(folder, address)))).toEqual([]);
});

it('the button after a run names what it has earned, and shows the look that it unlocks', () => {
  const open = vi.fn();
  render(<CardLine earned={['limbo', 'skeet']} next={null} open={open} />);
  expect(textOf('button')).toBe('New: Limbo, Skeet');
  const pictures = [...page.querySelectorAll('img')].map((each) => each.getAttribute('src'));
  expect(pictures).toEqual(['/pictures/guide-dino-crouch-1.png', '/pictures/skin-moss.png']);
  click('New: Limbo, Skeet');
  expect(open).toHaveBeenCalledWith('limbo');
});

it('a run that has earned nothing tells what comes next; a goal opens the list', () => {
  const open = vi.fn();
  const show = (next: NextLine) => render(<CardLine earned={[]} next={next} open={open} />);
  show({ text: 'Night falls at 700' });
  expect([textOf('p'), page.querySelector('button')]).toEqual(['Night falls at 700', null]);
  show({ text: 'Next: Skeet, 2 of 3 shot', goal: 'skeet' });
  click('Next: Skeet, 2 of 3 shot');
  expect(open).toHaveBeenCalledWith('skeet');
});
