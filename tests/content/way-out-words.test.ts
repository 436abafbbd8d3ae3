import { expect, it } from 'vitest';
import { type WayOut, wayOutTitle } from '#content';

it.each<[WayOut | null, string]>([
  [{ kind: 'move-jump', by: -0.21, next: 'nothing' }, 'Way out: jump 0.2 s earlier'],
  [{ kind: 'move-jump', by: 0.1, next: 'nothing' }, 'Way out: jump 0.1 s later'],
  [{ kind: 'move-jump', by: -0.04, next: 'nothing' }, 'Way out: jump a touch earlier'],
  [{ kind: 'move-jump', by: -0.3, next: 'duck' }, 'Way out: jump 0.3 s earlier, then duck'],
  [{ kind: 'move-jump', by: -0.3, next: 'jump' }, 'Way out: jump 0.3 s earlier, then again'],
  [{ kind: 'jump', before: 0.45 }, 'Way out: jump 0.5 s before the crash'],
  [{ kind: 'duck' }, 'Way out: duck'],
  [{ kind: 'no-jump' }, 'Way out: don’t jump'],
  [{ kind: 'no-fall' }, 'Way out: don’t drop fast'],
  [null, 'Way out'],
])('%j is said as “%s”', (way, words) => {
  expect(wayOutTitle(way)).toBe(words);
});
