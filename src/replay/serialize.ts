import { areAssistsInRange, type Assists, hashText, isAssisted, NO_ASSISTS } from '#simulation';
import { decodeInputs, encodeInputs } from './input-code.ts';
import { MAX_CHARACTERS, MAX_STEPS, type Replay, ReplayError } from './replay.ts';

/** Starts every text. Raise the number with a new format. */
const MARK = 'dino1';
const ANY_MARK = /^dino\d+\./;
const UNASSISTED = '-';

/**
 * The text can stand in a link; the format is in this folder's README.
 * @throws ReplayError 'too-long' for a run of more than an hour; RangeError for assists or a seed
 * that can't be written.
 */
export function writeReplay({ rules, seed, assists, inputs }: Replay): string {
  if (inputs.length > MAX_STEPS) throw new ReplayError('too-long');
  const fields = [
    MARK,
    String(rules),
    inputs.length.toString(36),
    writeAssists(assists),
    writeSeed(seed),
    toBase64url(encodeInputs(inputs)),
  ];
  const text = fields.join('.');
  return `${text}.${checksum(text)}`;
}

/**
 * Reads what {@link writeReplay} wrote. Doesn't play the run: verify.ts does.
 * @throws ReplayError for any other text.
 */
export function readReplay(text: string): Replay {
  if (!ANY_MARK.test(text)) throw new ReplayError('foreign');
  if (!text.startsWith(`${MARK}.`)) throw new ReplayError('unknown-version');
  if (text.length > MAX_CHARACTERS) throw new ReplayError('too-long');
  const [, rules = '', steps = '', assists = '', seed = '', inputs = '', sum, ...more] =
    text.split('.');
  const whole = text.slice(0, text.lastIndexOf('.'));
  if (sum === undefined || more.length > 0 || sum !== checksum(whole))
    throw new ReplayError('damaged');
  const replay = {
    rules: readWhole(rules, 10),
    seed: readSeed(seed),
    assists: readAssists(assists),
    inputs: readInputs(inputs, readWhole(steps, 36)),
  };
  // Each run has exactly one text, so refuse any other spelling of it.
  if (writeReplay(replay) !== text) throw new ReplayError('damaged');
  return replay;
}

function readInputs(text: string, steps: number): Uint8Array {
  if (steps > MAX_STEPS) throw new ReplayError('too-long');
  return decodeInputs(fromBase64url(text), steps);
}

/** Text that can stand in a link (RFC 4648, section 5, without padding). */
function toBase64url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64url(text: string): Uint8Array {
  try {
    const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(characters, (character) => character.charCodeAt(0));
  } catch {
    throw new ReplayError('damaged');
  }
}

function readWhole(text: string, base: number): number {
  const value = Number.parseInt(text, base);
  if (!Number.isSafeInteger(value) || value < 0) throw new ReplayError('damaged');
  return value;
}

/** Escapes dots too, because they separate the fields. */
function writeSeed(seed: string): string {
  try {
    return encodeURIComponent(seed).replaceAll('.', '%2E');
  } catch (cause) {
    throw new RangeError('A seed with half a character in it cannot be written.', { cause });
  }
}

function readSeed(text: string): string {
  try {
    const seed = decodeURIComponent(text);
    // Decoding lets through an unescaped half of a surrogate pair; this throws for it.
    encodeURIComponent(seed);
    return seed;
  } catch {
    throw new ReplayError('damaged');
  }
}

/** Percent of full speed, px of forgiveness, and 1 or 0 for pterodactyls. */
function writeAssists(assists: Assists): string {
  if (!isAssisted(assists)) return UNASSISTED;
  const { speed, forgiveness, pterodactyls } = assists;
  const percent = Math.round(100 * speed);
  if (percent / 100 !== speed || !Number.isInteger(forgiveness)) {
    throw new RangeError(
      `A replay has a speed of whole percents and whole px of forgiveness, not ${speed} and ${forgiveness}.`,
    );
  }
  return `${percent}_${forgiveness}_${pterodactyls ? 1 : 0}`;
}

function readAssists(text: string): Assists {
  if (text === UNASSISTED) return NO_ASSISTS;
  const [, percent, forgiveness, pterodactyls] = /^(\d{2,3})_(\d{1,2})_([01])$/.exec(text) ?? [];
  const assists = {
    speed: Number(percent) / 100,
    forgiveness: Number(forgiveness),
    pterodactyls: pterodactyls === '1',
  };
  if (!areAssistsInRange(assists)) throw new ReplayError('damaged');
  return assists;
}

/** Eight hexadecimal digits. Detects accidental damage, not forgery. */
export function checksum(text: string): string {
  return (hashText(text) >>> 0).toString(16).padStart(8, '0');
}
