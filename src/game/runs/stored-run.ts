import { type StoredFields, type StoredKey, toStored } from '#platform';
import { type Assists, RULES_VERSION } from '#simulation';
import type { UnfinishedReplay } from '../session/recorded-run.ts';

export const UNFINISHED_RUN_KEY = 'dino-unfinished-run' satisfies StoredKey<'localStorage'>;

/** Each run has its own. */
export type RunKey = `${typeof UNFINISHED_RUN_KEY}.${string}`;

/** How long a run waits for its player, ms. */
export const RUN_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Why a stored run can't be played on. */
export type DropReason = 'rules' | 'damaged';

export interface StoredRun {
  readonly unfinished: UnfinishedReplay;
  /** Not validated yet. */
  readonly course: unknown;
  /** ms since 1970. */
  readonly at: number;
}

/** @param inputs one digit a step, because the code that shortens replays loads later. */
export function storeRun(
  { replay, ...kind }: UnfinishedReplay,
  inputs: string,
  course: unknown,
): StoredFields {
  return toStored({ ...replay, ...kind, inputs, course, at: Date.now() });
}

export function stepsStored({ inputs }: StoredFields): number {
  return typeof inputs === 'string' ? inputs.length : 0;
}

export function readStoredRun(stored: StoredFields): StoredRun | DropReason {
  const { seed, inputs, rules, ranked, invincible, course, at } = stored;
  if (typeof rules === 'number' && rules !== RULES_VERSION) return 'rules';
  if (typeof seed !== 'string' || typeof inputs !== 'string' || !/^[\da-v]+$/.test(inputs))
    return 'damaged';
  const replay = {
    rules: RULES_VERSION,
    seed,
    assists: readAssists(stored['assists']),
    inputs: Uint8Array.from(inputs, (digit) => Number.parseInt(digit, 36)),
  };
  const unfinished = { replay, ranked: ranked === true, invincible: invincible === true };
  return { unfinished, course, at: Number(at) };
}

/** Damaged assists become values that createRun rejects. */
function readAssists(stored: unknown): Assists {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}));
  return {
    speed: Number(fields.get('speed')),
    forgiveness: Number(fields.get('forgiveness')),
    pterodactyls: fields.get('pterodactyls') === true,
  };
}
