import { expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';

test.each([
  ['src/pages/Home.tsx', `export const load = () => import('#play');`, true],
  ['src/pages/Home.tsx', `import { play } from '#play';`, false],
  ['src/simulation/run.ts', `export type Stars = import('#stage').Stars;`, false],
  ['src/simulation/run.ts', `import { useState } from 'react';`, false],
  ['src/stage/sky/stars.ts', `import { step } from '../../simulation/index.ts';`, false],
  ['src/features/stats/stats.ts', `import { Daily } from '#features/daily';`, false],
])('%s: %s', (file, code, allowed) => {
  expect(checkImports(file, code)).toHaveLength(allowed ? 0 : 1);
});
