import { describe, expect, it } from 'vitest';
import { readPanelCookie, writePanelCookie } from '#site/testing';

describe("the panel's cookie", () => {
  it('holds whether the panel was open', () => {
    const [open = ''] = writePanelCookie(true).split(';');
    const [closed = ''] = writePanelCookie(false).split(';');
    expect(readPanelCookie(`other=1; ${open}`)).toBe(true);
    expect(readPanelCookie(`${closed}; other=1`)).toBe(false);
  });

  it('is undefined when missing, damaged or of another name', () => {
    for (const cookies of ['', 'dino-panel', 'dino-panel=maybe', 'not-dino-panel=open']) {
      expect(readPanelCookie(cookies), cookies).toBeUndefined();
    }
  });
});
