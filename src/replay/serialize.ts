import { ASSIST_FORGIVENESS, ASSIST_SPEED, type Assists, isAssisted, NO_ASSISTS } from '#simulation';
import { fromBase64url, toBase64url } from './base64url.ts';
import { checksum } from './checksum.ts';
import { decodeInputs, encodeInputs } from './input-code.ts';
import { MOST_CHARACTERS, MOST_STEPS, type Replay } from './replay.ts';
import { ReplayError } from './replay-error.ts';

/** How every text of this form begins. Another form would have another number. */
const MARK = 'dino1';
const ANY_MARK = /^dino\d+\./;
const UNASSISTED = '-';
/** One more than there are: of a text of nothing but dots no more than that is looked at. */
const MOST_FIELDS = 8;

/**
 * A replay as a text that a link can carry, see this folder's README.
 * @throws ReplayError 'too-long' for a run of more than an hour; RangeError for assists or a seed
 *   that no setting and no address gives.
 */
export function writeReplay({ rules, seed, assists, inputs }: Replay): string {
  if (inputs.length > MOST_STEPS) throw new ReplayError('too-long');
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
 * The replay that {@link writeReplay} wrote. Whether it is a run, only playing it tells.
 * @throws ReplayError for anything else, whatever it is.
 */
export function readReplay(text: string): Replay {
  if (!ANY_MARK.test(text)) throw new ReplayError('foreign');
  if (!text.startsWith(`${MARK}.`)) throw new ReplayError('unknown-version');
  if (text.length > MOST_CHARACTERS) throw new ReplayError('too-long');
  const [, rules = '', steps = '', assists = '', seed = '', inputs = '', sum, ...more] = text.split('.', MOST_FIELDS);
  const whole = text.slice(0, text.lastIndexOf('.'));
  if (sum === undefined || more.length > 0 || sum !== checksum(whole)) throw new ReplayError('damaged');
  const replay = {
    rules: readWhole(rules, 10),
    seed: readSeed(seed),
    assists: readAssists(assists),
    inputs: readInputs(inputs, readWhole(steps, 36)),
  };
  // One run, one text: what was written in some other way was not written by us.
  if (writeReplay(replay) !== text) throw new ReplayError('damaged');
  return replay;
}

function readInputs(text: string, steps: number): Uint8Array {
  if (steps > MOST_STEPS) throw new ReplayError('too-long');
  const bytes = fromBase64url(text);
  if (bytes === undefined) throw new ReplayError('damaged');
  return decodeInputs(bytes, steps);
}

/** A whole number of at least 0, in digits of this base. */
function readWhole(text: string, base: number): number {
  const value = Number.parseInt(text, base);
  if (!Number.isSafeInteger(value) || value < 0) throw new ReplayError('damaged');
  return value;
}

/** A dot is what the fields are parted by. */
function writeSeed(seed: string): string {
  if (!seed.isWellFormed()) throw new RangeError('A seed with half a character in it cannot be written.');
  return encodeURIComponent(seed).replaceAll('.', '%2E');
}

function readSeed(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ReplayError('damaged');
  }
}

/** Percent of the full speed, px of forgiveness, and whether pterodactyls come. */
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
  const [, percent = '', forgiveness = '', pterodactyls] = /^(\d{2,3})_(\d{1,2})_([01])$/.exec(text) ?? [];
  const assists = {
    speed: Number(percent) / 100,
    forgiveness: Number(forgiveness),
    pterodactyls: pterodactyls === '1',
  };
  const isPossible =
    pterodactyls !== undefined &&
    assists.speed >= ASSIST_SPEED.min &&
    assists.speed <= ASSIST_SPEED.max &&
    assists.forgiveness <= ASSIST_FORGIVENESS.max;
  if (!isPossible) throw new ReplayError('damaged');
  return assists;
}
