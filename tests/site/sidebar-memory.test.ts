// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { restoreSidebar } from '#src/site/sidebar-memory.ts';

test('a sidebar that was folded stays folded for a year, on every page', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const open = () => {
    const panel = document.createElement('details');
    panel.open = true;
    restoreSidebar(panel);
    return panel;
  };
  const turn = (panel: HTMLDetailsElement, isOpen: boolean) => {
    panel.open = isOpen;
    panel.dispatchEvent(new Event('toggle'));
  };
  const panel = open();
  turn(panel, true);
  expect(written).not.toHaveBeenCalled();
  turn(panel, false);
  expect(written.mock.calls[0]?.[0]).toMatch(
    /^dino-panel=closed; Path=\/; Max-Age=31536000; SameSite=Lax/,
  );
  const later = open();
  expect(later.open).toBe(false);
  turn(later, true);
  expect(open().open).toBe(true);
});
