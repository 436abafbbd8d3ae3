import { expect, it } from 'vitest';
import { RULES_VERSION } from '#simulation';
import { readStoredRun, storeRun } from '#src/game/runs/stored-run.ts';

it.each([true, false])(
  'a stored run comes back as it was, with pterodactyls: %s',
  (pterodactyls) => {
    const replay = {
      rules: RULES_VERSION,
      seed: 'left',
      assists: { speed: 0.75, forgiveness: 2, pterodactyls },
      inputs: Uint8Array.of(0, 1, 31),
    };
    const unfinished = { replay, ranked: true, invincible: false };
    const stored = storeRun(unfinished, '01v', { kind: 'race' });
    expect(readStoredRun(stored)).toMatchObject({ unfinished, course: { kind: 'race' } });
  },
);
