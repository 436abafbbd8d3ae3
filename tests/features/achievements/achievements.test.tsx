// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Achievements, achievementsStore, AchievementsDialog } from '#features/achievements';
import { ACHIEVEMENT_IDS } from '#features/achievements/testing';

const AT = Date.UTC(2026, 10, 21, 14, 5);

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  achievementsStore.reset();
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const item = (name: string) =>
  [...page.querySelectorAll('li')].find((li) => li.querySelector('h4')?.textContent === name);

it('lists all achievements: those that are earned with their date, the others with how far the player has come', () => {
  achievementsStore.update({
    results: {
      limbo: { best: 10, at: AT },
      skeet: { best: 2, at: null },
      longLegs: { best: 1234, at: null },
    },
    judged: [],
  });
  act(() => root.render(<Achievements />));
  expect(page.querySelectorAll('li')).toHaveLength(ACHIEVEMENT_IDS.length);
  expect(page.querySelector('summary')?.textContent).toContain(
    `1 of ${ACHIEVEMENT_IDS.length} earned`,
  );
  expect(item('Limbo')?.querySelector('time')?.dateTime).toBe(new Date(AT).toISOString());
  expect(item('Limbo')?.textContent).toContain('Look: Moss');
  expect(item('Skeet')?.textContent).toContain('Best: 2 of 3');
  expect(item('Long legs')?.textContent).toContain('Best: 1,234 of 2,000');
  expect(item('Deadeye')?.textContent).not.toContain('Best');
});

it('follows what is earned while it is shown', () => {
  act(() => root.render(<AchievementsDialog close={() => undefined} />));
  expect(item('Point-blank')?.dataset['earned']).toBeUndefined();
  act(() => achievementsStore.update({ results: { pointBlank: { best: 1, at: AT } }, judged: [] }));
  expect(item('Point-blank')?.dataset['earned']).toBe('true');
});
