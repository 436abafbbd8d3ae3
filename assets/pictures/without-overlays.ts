import type { Page } from '@playwright/test';

/**
 * The parts of the scene that lie over the picture of a run (src/stage/scene.tsx), as the bundle
 * writes them.
 */
const OVERLAYS = [
  'hud',
  'score',
  'highScore',
  'shootKey',
  'turboKey',
  'course',
  'note',
  'hint',
  'message',
];
const LABEL = new RegExp(`label:[\`"'](?:${OVERLAYS.join('|')})[\`"'](?=[,}])`, 'g');

/**
 * Leaves out of the picture what tells a player how the run stands: on a small picture that is
 * shared, it would be damaged or say nothing. For pages of a built site that this one opens from
 * now on. The function it returns throws unless all of it was found.
 */
export async function hideOverlays(page: Page): Promise<() => void> {
  const found = new Set<string>();
  await page.route(/\/assets\/engine-[^/]+\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    const body = code.replaceAll(LABEL, (label) => {
      found.add(label);
      return `${label},renderable:!1`;
    });
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => {
    if (found.size !== OVERLAYS.length)
      throw new Error(`The stage has other overlays: ${[...found].join()}.`);
  };
}
