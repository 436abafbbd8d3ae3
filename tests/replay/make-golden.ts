/**
 * Writes the golden replays anew: `npm run golden`. Only after a change of rules, which has raised
 * RULES_VERSION.
 */
import { writeFileSync } from 'node:fs';
import { playGoldenRuns } from './golden-runs.ts';

const runs = playGoldenRuns();
const text = `// Written by \`npm run golden\`: do not edit.
import type { GoldenRun } from './golden-runs.ts';

export const GOLDEN: readonly GoldenRun[] = ${JSON.stringify(runs, null, 2)};
`;
writeFileSync(new URL('golden.ts', import.meta.url), text);
for (const { name, score, steps, crash } of runs)
  console.log(`${name}: ${score} points, ${steps} steps, ${crash}`);
