import {
  addNumbers,
  type Day,
  MAX_COUNT,
  MAX_DAYS,
  MAX_PLAYED_MS,
  MAX_RUNS,
  NOTHING_YET,
  type PlayerStats,
  type PastRun,
} from './player-stats.ts';
import { type Fields, fieldsOf, parseFields, readWhole } from '#platform';

/** Written with the numbers: a later form of them can tell what it reads. */
const VERSION = 1;

/** The last moment that a Date can name, ms since 1970. */
const MAX_AT = 8.64e15;

/** As JSON: the fields of {@link PlayerStats}, and the version. */
export function writeNumbers(numbers: PlayerStats): string {
  return JSON.stringify({ version: VERSION, ...numbers });
}

/** Whatever was stored, each field for itself: what is missing, damaged or out of range counts as nothing. */
export function readNumbers(text: string | null): PlayerStats {
  const stored = parseFields(text);
  if (stored.get('version') !== VERSION) return NOTHING_YET;
  const read: PlayerStats = {
    runs: count(stored, 'runs'),
    metres: count(stored, 'metres'),
    shot: count(stored, 'shot'),
    playedMs: time(stored, 'playedMs'),
    lastRuns: list(stored, 'lastRuns', MAX_RUNS).flatMap(readRun),
    days: list(stored, 'days', MAX_DAYS).flatMap(readDay),
  };
  // What stands there twice becomes one.
  return addNumbers(NOTHING_YET, read);
}

function readRun(entry: Fields): PastRun[] {
  const at = readWhole(entry.get('at'), MAX_AT);
  if (at === undefined) return [];
  return [
    {
      at,
      score: count(entry, 'score'),
      metres: count(entry, 'metres'),
      assisted: entry.get('assisted') === true,
      finished: entry.get('finished') === true,
    },
  ];
}

function readDay(entry: Fields): Day[] {
  const day = entry.get('day');
  if (typeof day !== 'string' || !/^\d{4,6}-\d\d-\d\d$/.test(day)) return [];
  return [
    {
      day,
      runs: count(entry, 'runs'),
      best: count(entry, 'best'),
      bestAssisted: count(entry, 'bestAssisted'),
      playedMs: time(entry, 'playedMs'),
    },
  ];
}

function list(fields: Fields, name: string, max: number): Fields[] {
  const value = fields.get(name);
  return Array.isArray(value) ? value.slice(-max).map(fieldsOf) : [];
}

const count = (fields: Fields, name: string) => readWhole(fields.get(name), MAX_COUNT) ?? 0;
const time = (fields: Fields, name: string) => readWhole(fields.get(name), MAX_PLAYED_MS) ?? 0;
