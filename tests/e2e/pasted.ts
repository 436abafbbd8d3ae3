import type { Page } from '@playwright/test';
import { expect } from './game.ts';

/** Pastes into a new page, since a page may not read the clipboard. */
export async function pasted(page: Page): Promise<string> {
  const letter = await page.context().newPage();
  await letter.setContent('<textarea></textarea>');
  await letter.locator('textarea').press('ControlOrMeta+v');
  await expect(letter.locator('textarea')).not.toHaveValue('');
  const text = await letter.locator('textarea').inputValue();
  await letter.close();
  return text;
}
