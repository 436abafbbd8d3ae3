import { describe, expect, it } from 'vitest';
import { readPanelCookie, writePanelCookie } from '../../src/site/panel-cookie.ts';

describe("the panel's cookie", () => {
  it('says of what it was last told whether that was open', () => {
    const [open = ''] = writePanelCookie(true).split(';');
    const [closed = ''] = writePanelCookie(false).split(';');
    expect(readPanelCookie(`other=1; ${open}`)).toBe(true);
    expect(readPanelCookie(`${closed}; other=1`)).toBe(false);
  });

  it('says nothing when it is missing, damaged or another one', () => {
    for (const cookies of ['', 'dino-panel', 'dino-panel=maybe', 'not-dino-panel=open']) {
      expect(readPanelCookie(cookies), cookies).toBeUndefined();
    }
  });
});
