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
  await hurry(50);
  const { nodes, listeners } = await countNodes(session);
  await hurry(100);
  const after = await countNodes(session);
  // What the browser itself keeps at the moment differs by a few; a leak is at least one for each visit.
  expect(after.nodes).toBeLessThan(nodes + 30);
  expect(after.listeners).toBeLessThan(listeners + 10);
});
