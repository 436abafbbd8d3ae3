import {
  APPROACH_DISTANCE,
  DINO_SIZE,
  PTERODACTYL_SPEED_FACTOR,
  type FairGapSteps,
  HITBOX_INSET,
} from '../constants.ts';
import {
  breathSteps,
  CLOSE_SCORE,
  gapBehindHighPterodactyl,
  HIGH_JUMP_GAP_STEPS,
  HIGH_JUMP_LEAD_STEPS,
  highJumpAltitude,
  KIND_SCORE,
  phraseLength,
  phraseSlackSteps,
} from '../entry-rules.ts';
import { jumpArc, STANDING_Y } from '../flight.ts';
import { passingAltitude } from '../hitbox.ts';
import { spawnThreat } from '../prefabs.ts';
import { arrivalIfEnteringNow, turboSpeed } from '../speeds.ts';
import { type ScheduledThreat, type ThreatKind, THREATS } from '../threats.ts';
import type { World } from '../world.ts';

/** Without assists: a course does not depend on forgiveness. */
const PASSING_ALTITUDE = passingAltitude(0);

/** px of ground from the entry of the slowest threat to its arrival. */
const LONGEST_APPROACH = APPROACH_DISTANCE / PTERODACTYL_SPEED_FACTOR;

/** Steps of a jump in which the dino's hitbox is above that of a small or large cactus. */
const STEPS_ABOVE = {
  small: stepsAbove(THREATS.cactus.sizes.small.height),
  large: stepsAbove(THREATS.cactus.sizes.large.height),
};

/**
 * Lets threats of the queue enter when it is their time and they would reach the dino far enough
 * behind the one before (rules, Fair courses). Measured in px of ground: speed and turbo change
 * when a threat arrives, but not how much ground passes until then.
 */
export function releaseThreats(world: World): void {
  for (let index = indexToEnter(world); index !== -1; index = indexToEnter(world)) {
    enter(world, index);
  }
}

/** Lets the threat at this place in the queue enter. */
export function enter(world: World, index: number): void {
  const [threat] = world.course.queue.splice(index, 1);
  if (threat === undefined) return;
  const arrivesAt = arrivalIfEnteringNow(world, threat.kind);
  const last = world.course.last;
  last.leadSteps = (arrivesAt - last.arrival) / turboSpeed(world.pace.baseSpeed);
  last.arrival = arrivesAt;
  last.kind = threat.kind;
  last.altitude = threat.kind === 'pterodactyl' ? threat.altitude : 0;
  spawnThreat(world, threat);
  continuePhrase(world);
}

/** Whether a threat that enters now keeps the fair gap from the last one. */
export function isFarEnough(world: World, threat: ScheduledThreat): boolean {
  const { last, gapSteps } = world.course;
  if (gapSteps === null || last.kind === null) return true;
  const ground = arrivalIfEnteringNow(world, threat.kind) - last.arrival;
  const gap = ground / turboSpeed(world.pace.baseSpeed);
  return gap - fairGapSteps(gapSteps, world.pace.score, last.kind, threat) >= 0;
}

function continuePhrase(world: World): void {
  const { random } = world;
  const { phrase, queue } = world.course;
  phrase.left -= 1;
  phrase.breathSteps = 0;
  if (phrase.left > 0) return;
  const pace = world.pace.score;
  phrase.breathSteps = breathSteps(pace, queue.length, random.phrases.unit());
  phrase.left = phraseLength(pace, queue.length, random.phrases.unit());
  phrase.slackSteps = phraseSlackSteps(pace, random.phrases.unit());
}

/** The threat of the queue that enters now; -1 for none. */
function indexToEnter(world: World): number {
  const { queue, last, phrase, gapSteps } = world.course;
  if (gapSteps === null) return queue.length > 0 ? 0 : -1;
  const most = world.groundCovered + LONGEST_APPROACH - last.arrival;
  if (most < phrase.breathSteps * world.pace.baseSpeed) return -1;
  const pace = world.pace.score;
  const index = indexOfNext(world, pace);
  const threat = queue[index];
  if (threat === undefined) return -1;
  const ground = arrivalIfEnteringNow(world, threat.kind) - last.arrival;
  const gap = ground / turboSpeed(world.pace.baseSpeed);
  const slackSteps = last.kind === null ? 0 : gap - fairGapSteps(gapSteps, pace, last.kind, threat);
  const isDue =
    phrase.breathSteps > 0
      ? slackSteps >= 0 && ground >= phrase.breathSteps * world.pace.baseSpeed
      : slackSteps >= phrase.slackSteps || mayFollowClosely(world, pace, threat, gap);
  return isDue ? index : -1;
}

/**
 * The place in the queue of the threat that comes next. At first it is the easiest. Later kinds
 * alternate as far as they wait, and in the end a phrase of several threats begins with a
 * pterodactyl and ends with a cactus. Of a kind, the one that has waited longest.
 */
function indexOfNext({ course, pace: { baseSpeed } }: World, pace: number): number {
  const { queue, last, phrase } = course;
  if (pace < KIND_SCORE) return indexOfEasiest(queue, baseSpeed);
  const isLast = pace >= CLOSE_SCORE && phrase.left === 1;
  const kind = last.kind === 'pterodactyl' || isLast ? 'cactus' : 'pterodactyl';
  for (let index = 0; index < queue.length; index++) if (queue[index]?.kind === kind) return index;
  return 0;
}

/** A pterodactyl is easier than any cactus. */
function indexOfEasiest(queue: readonly ScheduledThreat[], baseSpeed: number): number {
  let easiest = 0;
  let most = 0;
  for (let index = 0; index < queue.length; index++) {
    const threat = queue[index];
    if (threat === undefined || threat.kind === 'pterodactyl') return index;
    const steps = takeoffSteps(threat.large, threat.multiple, baseSpeed);
    if (steps <= most) continue;
    easiest = index;
    most = steps;
  }
  return easiest;
}

/**
 * The number of steps in which a jump over a group of cacti may begin, at a speed in px a step and
 * without assists. 9 to 31 at the first speed (rules, Fair courses).
 */
function takeoffSteps(large: boolean, multiple: number, speed: number): number {
  const { width } = large ? THREATS.cactus.sizes.large : THREATS.cactus.sizes.small;
  const stepsAtDino = Math.ceil((width * multiple + DINO_SIZE.width - 4 * HITBOX_INSET) / speed);
  return (large ? STEPS_ABOVE.large : STEPS_ABOVE.small) - stepsAtDino + 1;
}

function stepsAbove(height: number): number {
  // The bottom edges of both hitboxes lie an inset further in.
  const clear = STANDING_Y - (height - 2 * HITBOX_INSET);
  return jumpArc().filter((y) => y <= clear).length;
}

/**
 * The fair gap; in phrases more in front of a threat that may be jumped over together with the next
 * one.
 */
function fairGapSteps(
  gapSteps: FairGapSteps,
  pace: number,
  last: ThreatKind,
  threat: ScheduledThreat,
): number {
  if (threat.kind === 'pterodactyl' && threat.altitude <= highJumpAltitude(pace))
    return HIGH_JUMP_LEAD_STEPS;
  return gapSteps[last][threat.kind];
}

/**
 * Whether a threat may follow the last one in less than the fair gap: it can be seen in time what
 * both ask for.
 * @param gap steps between them.
 */
function mayFollowClosely(
  { course: { last } }: World,
  pace: number,
  threat: ScheduledThreat,
  gap: number,
): boolean {
  if (pace < CLOSE_SCORE || last.kind !== 'pterodactyl' || threat.kind !== 'cactus') return false;
  if (last.altitude >= PASSING_ALTITUDE) return gap >= gapBehindHighPterodactyl(pace, threat.large);
  if (last.leadSteps < HIGH_JUMP_LEAD_STEPS || last.altitude > highJumpAltitude(pace)) return false;
  return gap >= HIGH_JUMP_GAP_STEPS.min && gap <= HIGH_JUMP_GAP_STEPS.max;
}
