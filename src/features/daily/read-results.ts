import { ATTEMPTS, type DailyResults, type DayResults, NO_RESULTS, type Result } from './daily-results.ts';
import { fieldsOf, parseFields, readWhole } from '#platform';

/** Written with the results: a later form of them can tell what it reads. */
const VERSION = 1;

/** As JSON: the attempts of each day, by its number. */
export function writeResults(results: DailyResults): string {
  return JSON.stringify({ version: VERSION, days: Object.fromEntries(results) });
}

/** Whatever was stored, each day and each attempt for itself: what is missing, damaged or out of range counts as none. */
export function readResults(text: string | null): DailyResults {
  const stored = parseFields(text);
  if (stored.get('version') !== VERSION) return NO_RESULTS;
  const days = [...fieldsOf(stored.get('days'))].flatMap(([name, attempts]): [number, DayResults][] => {
    const day = /^(?:0|-?[1-9]\d*)$/.test(name) ? Number(name) : NaN;
    const results = Array.isArray(attempts) ? attempts.slice(0, ATTEMPTS).map(readResult) : [];
    return Number.isSafeInteger(day) && results.length > 0 ? [[day, results]] : [];
  });
  return new Map(days);
}

/** An attempt without a score was begun, and no more. What is not known to be without assists does not compete with that. */
function readResult(value: unknown): Result | null {
  const fields = fieldsOf(value);
  const score = readWhole(fields.get('score'));
  if (score === undefined) return null;
  return { score, metres: readWhole(fields.get('metres')) ?? 0, assisted: fields.get('assisted') !== false };
}
