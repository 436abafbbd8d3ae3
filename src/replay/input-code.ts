import { ALL_INPUT, INPUT } from '#simulation';
import { ReplayError } from './replay.ts';

/**
 * Inputs as bytes. Players hold jump and crouch for many steps and press everything else for one.
 * So the code leaves out every step that only holds jump and crouch as before. Each other step
 * takes a byte:
 *
 * kind (2 bits) | steps since the previous one, less 1 (6 bits)
 *
 * Kind 0 presses or releases jump, 1 does the same with crouch, 2 shoots. 3 is anything else, and
 * the whole input follows as a byte. A distance of 63 or more is written as 63 and then the rest,
 * seven bits a byte, low bits first, with the high bit set on all but the last byte.
 */
const KIND = { jump: 0, crouch: 1, shoot: 2, other: 3 } as const;
const LONG_DISTANCE = 63;
const LEVELS = INPUT.jump | INPUT.crouch;

/** @param inputs sums of INPUT bits, one for each step. */
export function encodeInputs(inputs: Uint8Array): Uint8Array {
  // No step takes more than two bytes. Long distances take fewer bytes than the steps they skip.
  const bytes = new Uint8Array(2 * inputs.length);
  let length = 0;
  let held = 0;
  let last = -1;
  for (let step = 0; step < inputs.length; step++) {
    const input = inputs[step] ?? 0;
    if (input === held) continue;
    const kind = kindOf(input, held);
    const distance = step - last - 1;
    bytes[length++] = (kind << 6) | Math.min(distance, LONG_DISTANCE);
    if (distance >= LONG_DISTANCE) {
      let rest = distance - LONG_DISTANCE;
      for (; rest > 127; rest >>>= 7) bytes[length++] = (rest & 127) | 128;
      bytes[length++] = rest;
    }
    if (kind === KIND.other) bytes[length++] = input;
    held = input & LEVELS;
    last = step;
  }
  return bytes.slice(0, length);
}

/** @throws ReplayError 'damaged' for bytes that {@link encodeInputs} never writes. */
export function decodeInputs(bytes: Uint8Array, steps: number): Uint8Array {
  const inputs = new Uint8Array(steps);
  let held = 0;
  let step = -1;
  let at = 0;
  const next = (): number => {
    const byte = bytes[at++];
    if (byte === undefined) throw new ReplayError('damaged');
    return byte;
  };
  const nextDistance = (first: number): number => {
    if (first < LONG_DISTANCE) return first;
    let distance = LONG_DISTANCE;
    let byte;
    let shift = 0;
    do {
      byte = next();
      distance += (byte & 127) << shift;
      shift += 7;
    } while (byte > 127 && shift < 28);
    return distance;
  };
  while (at < bytes.length) {
    const head = next();
    const from = step + 1;
    step = from + nextDistance(head & LONG_DISTANCE);
    const input = inputOf(head >> 6, held, next);
    if (step >= steps || input > ALL_INPUT) throw new ReplayError('damaged');
    inputs.fill(held, from, step);
    inputs[step] = input;
    held = input & LEVELS;
  }
  inputs.fill(held, step + 1);
  return inputs;
}

function kindOf(input: number, held: number): number {
  if (input === (held ^ INPUT.jump)) return KIND.jump;
  if (input === (held ^ INPUT.crouch)) return KIND.crouch;
  return input === (held | INPUT.shoot) ? KIND.shoot : KIND.other;
}

function inputOf(kind: number, held: number, next: () => number): number {
  if (kind === KIND.jump) return held ^ INPUT.jump;
  if (kind === KIND.crouch) return held ^ INPUT.crouch;
  return kind === KIND.shoot ? held | INPUT.shoot : next();
}
