import { type RunView, THREAT_KINDS } from '#simulation';
import { stepsToArrival } from '#solver';
import { AVOIDED_BY } from '../session/automatic-crouch.ts';

/**
 * Steps before its arrival from which on a jump can end in a pterodactyl: a jump takes 49, and
 * there have to be some to crouch in.
 */
const REACH_STEPS = 60;

/** Whether the next threat is one to crouch under, and so near that a jump might end in it. */
export function isCrouchAhead(view: RunView): boolean {
  let next = Number.POSITIVE_INFINITY;
  let isCrouch = false;
  for (const kind of THREAT_KINDS) {
    const threats = view.entities.threatsByKind[kind];
    for (let i = 0; i < threats.length; i++) {
      const arrival = stepsToArrival(view, threats.get(i));
      if (arrival >= next) continue;
      next = arrival;
      isCrouch = AVOIDED_BY[kind] === 'crouch';
    }
  }
  return isCrouch && next <= REACH_STEPS;
}
