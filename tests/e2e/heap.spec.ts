import { countNodes, hop } from '../tools/route-hops.ts';
import { expect, test } from './game.ts';

test('going from page to page leaves no nodes and no listeners behind', async ({ game, page }) => {
  await game.open();
  await game.loaded();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Renders are interrupted by the next hop, as on a slow phone.
  const hurry = async (count: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await hop(page, { count, ms: 15 });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await hop(page, { count: 2, ms: 200 });
  };
  // The panels come after the canvas: on a busy machine they would be in one count and not in the
  // other.
  const count = async () => {
    await expect(game.button('Play today’s course')).toBeVisible();
    await expect(game.button('Export my data')).toBeVisible();
    return countNodes(session);
  };
  await hurry(50);
  const { nodes, listeners } = await count();
  await hurry(100);
  const after = await count();
  // What the browser itself keeps at the moment differs by a few; a leak is at least one for each
  // visit.
  expect(after.nodes).toBeLessThan(nodes + 30);
  expect(after.listeners).toBeLessThan(listeners + 10);
});
