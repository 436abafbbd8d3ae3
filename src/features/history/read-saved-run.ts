import { fieldsOf, readWhole } from '#platform';
import type { SavedRun } from '#game/api';
import { obstacleTo } from './replay-problem.ts';

/** The last moment that a Date can name, ms since 1970. */
const MAX_AT = 8.64e15;

/** A path of this site: it must not lead to another one, as `//` would. */
const PATH = /^(?:\/|(?:\/[\w.-]+)+\/?)$/;
const MAX_PATH = 200;

/**
 * The run that was stored; undefined for a record that is damaged. One of older rules, or of a later version of the game,
 * is whole: what it came to stays true.
 */
export function readRecord(value: unknown): SavedRun | undefined {
  const fields = fieldsOf(value);
  const replay = fields.get('replay');
  const at = readMoment(fields.get('at'));
  const page = readPage(fields.get('page'));
  const score = readWhole(fields.get('score'));
  const metres = readWhole(fields.get('metres'));
  const assisted = fields.get('assisted');
  if (typeof replay !== 'string' || at === undefined || page === undefined || score === undefined) return undefined;
  if (metres === undefined || typeof assisted !== 'boolean' || !isReplay(replay)) return undefined;
  return { replay, at, page, score, metres, assisted, ...readDay(fields.get('day')) };
}

export function readMoment(value: unknown): number | undefined {
  return readWhole(value, MAX_AT);
}

export function readPage(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= MAX_PATH && PATH.test(value) ? value : undefined;
}

/** Where a clock went wrong the number of a day may be less than 1. */
export function readDay(value: unknown): Pick<SavedRun, 'day'> {
  return typeof value === 'number' && Number.isSafeInteger(value) ? { day: value } : {};
}

function isReplay(text: string): boolean {
  const fault = obstacleTo(text)?.fault;
  return fault === undefined || fault === 'older-rules' || fault === 'unknown-version';
}
