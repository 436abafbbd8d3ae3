import { expect, it } from 'vitest';
import { PATHS, renderPage } from '../../src/prerender.tsx';

/**
 * The names that a visitor would see torn apart at the end of a line, outside of what keeps them
 * whole.
 */
async function breakableNames(path: string): Promise<readonly string[]> {
  const { body } = await renderPage(path);
  const text = body
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<span class="[^"]*unbroken[^"]*">[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '\n');
  return text.match(/.*(?:T-Rex|T\. [Rr]ex|Wi-Fi).*/g) ?? [];
}

it.each(PATHS)('on %s no line ends within T-Rex or Wi-Fi', async (path) => {
  expect(await breakableNames(path)).toEqual([]);
});
