// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { restorePanel } from '#src/site/panel-memory.ts';

test('keys that were opened stay open for a year, on every page', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const open = () => {
    const panel = document.createElement('details');
    restorePanel(panel);
    return panel;
  };
  const turn = (panel: HTMLDetailsElement, isOpen: boolean) => {
    panel.open = isOpen;
    panel.dispatchEvent(new Event('toggle'));
  };
  const panel = open();
  turn(panel, false);
  expect(written).not.toHaveBeenCalled();
  turn(panel, true);
  expect(written.mock.calls[0]?.[0]).toMatch(
    /^dino-panel=open; Path=\/; Max-Age=31536000; SameSite=Lax/,
  );
  const later = open();
  expect(later.open).toBe(true);
  turn(later, false);
  expect(open().open).toBe(false);
});
