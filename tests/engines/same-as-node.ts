import assert from 'node:assert/strict';
import { GOLDEN } from '../replay/golden.ts';
import { hashesInNode, MOVES, STEPS_PER_MOVE } from '../tools/scripted-run.ts';
import type { Page } from './browser.ts';
import type { Check } from './run-checks.ts';
import { askGame, openGame } from './in-page.ts';

export const SAME_AS_NODE: readonly Check[] = [
  {
    name: `${GOLDEN.length} golden replays come to what they came to in Node: score, metres, steps, crash and hash`,
    run: verifyGolden,
  },
  {
    name: `a run driven step by step has the hashes that it has in Node, ${MOVES.length} of them`,
    run: driveRun,
  },
];

async function verifyGolden(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?debug`);
  await openGame(page);
  const replays = GOLDEN.map(({ replay }) => replay);
  const verdicts = await askGame(page, replays, (debug, texts) =>
    Promise.all(texts.map((text) => debug.verify(text))),
  );
  const different = GOLDEN.flatMap((golden, i) => {
    const verdict = verdicts[i];
    const wrong = (['score', 'metres', 'steps', 'crash', 'hash'] as const).filter(
      (key) => verdict?.[key] !== golden[key],
    );
    return wrong.map((key) => `${golden.name}: ${key} ${verdict?.[key]}, not ${golden[key]}`);
  });
  assert.deepEqual(different, []);
}

async function driveRun(page: Page, origin: string): Promise<void> {
  const seed = 'üñí ✓';
  await page.goto(`${origin}/?debug`);
  await openGame(page);
  const inPage = await askGame(
    page,
    { seed, moves: MOVES, steps: STEPS_PER_MOVE },
    (debug, run) => {
      debug.manual(true);
      debug.invincible(true);
      debug.start(run.seed);
      return run.moves.map((input) => {
        debug.step(run.steps, input);
        return debug.hash();
      });
    },
  );
  assert.deepEqual(inPage, hashesInNode(seed));
}
