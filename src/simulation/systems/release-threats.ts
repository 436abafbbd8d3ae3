import { arrivalIfEnteringNow } from '../approach.ts';
import { PICKUP_CLEARANCE, STAGE_WIDTH, STEPS_PER_POINT } from '../constants.ts';
import {
  BREATH_STEPS,
  DRAWN_AHEAD_STEPS,
  heldThreats,
  HIGH_JUMP_GAP_STEPS,
  HIGH_JUMP_LEAD_STEPS,
  highJumpAltitude,
  KIND_SCORE,
  KIND_TAKEOFF_STEPS,
  gapBehindHighPterodactyl,
  LONGEST_PAUSE_STEPS,
  PHRASE_SCORE,
  phraseLength,
  phraseSlackSteps,
} from '../entry-rules.ts';
import { paceOf } from '../pace-of.ts';
import { passingAltitude } from '../passing-altitude.ts';
import { spawnThreat } from '../prefabs.ts';
import { takeoffSteps } from '../takeoff-steps.ts';
import { type ThreatKind, THREATS } from '../threat-kinds.ts';
import type { ScheduledThreat } from '../threat-queue.ts';
import { turboSpeed } from '../turbo-speed.ts';
import type { World } from '../world.ts';

/** Without assists: a course does not depend on forgiveness. */
const PASSING_ALTITUDE = passingAltitude(0);

/**
 * Lets threats of the queue enter when it is their time and they would reach the dino far enough behind the one before (rules, Fair
 * courses). Measured in px of ground: speed and turbo change when a threat arrives, but not how much ground passes until then.
 */
export function releaseThreats(world: World): void {
  for (let index = indexToEnter(world); index !== -1; index = indexToEnter(world)) {
    const [threat] = world.threatQueue.splice(index, 1);
    if (threat === undefined) return;
    const arrivesAt = arrivalIfEnteringNow(world, threat.kind);
    world.lastLead = (arrivesAt - world.lastArrival) / turboSpeed(world.baseSpeed);
    world.lastArrival = arrivesAt;
    world.lastThreat = threat.kind;
    world.lastAltitude = threat.kind === 'pterodactyl' ? threat.altitude : 0;
    spawnThreat(world, threat);
  }
}

/** The threat of the queue that enters now; -1 for none. Nearly every step ends at the fair gap, so that is asked early. */
function indexToEnter(world: World): number {
  const { threatQueue, lastThreat } = world;
  const first = threatQueue[0];
  if (first === undefined || first.scheduledAt > world.steps) return -1;
  if (!world.fair) return 0;
  const pace = paceOf(world);
  const isExercise = Boolean(world.practice?.scheduleThreats);
  const index = pace < KIND_SCORE && !isExercise ? firstEasyThreat(world) : 0;
  const threat = threatQueue[index];
  if (threat === undefined) return -1;
  if (lastThreat === null) return index;
  const ground = arrivalIfEnteringNow(world, threat.kind) - world.lastArrival;
  const gap = ground / turboSpeed(world.baseSpeed);
  const slackSteps = gap - fairGapSteps(world, pace, lastThreat, threat);
  if (slackSteps < 0) {
    if (!mayFollowClosely(world, pace, threat, gap) || isPickupNear(world)) return -1;
    world.phrase.left -= 1;
    return index;
  }
  if (isExercise) return index;
  const pause = ground / world.baseSpeed;
  const isDue = pace < PHRASE_SCORE ? isDueAlone(world, pace, pause) : isDueInPhrase(world, pace, pause, slackSteps);
  return isDue ? index : -1;
}

/** The fair gap; in phrases more in front of a threat that may be jumped over together with the next one. */
function fairGapSteps({ gapSteps }: World, pace: number, last: ThreatKind, threat: ScheduledThreat): number {
  if (threat.kind === 'pterodactyl' && threat.altitude <= highJumpAltitude(pace)) return HIGH_JUMP_LEAD_STEPS;
  return gapSteps[last][threat.kind];
}

/** Whether a threat may follow the last one in less than the fair gap: it can be seen in time what both ask for. @param gap steps between them. */
function mayFollowClosely(
  { phrase, lastThreat, lastAltitude, lastLead }: World,
  pace: number,
  threat: ScheduledThreat,
  gap: number,
): boolean {
  if (phrase.left === 0 || lastThreat !== 'pterodactyl' || threat.kind !== 'cactus') return false;
  if (lastAltitude >= PASSING_ALTITUDE) return gap >= gapBehindHighPterodactyl(pace, threat.large);
  if (lastLead < HIGH_JUMP_LEAD_STEPS || lastAltitude > highJumpAltitude(pace)) return false;
  return gap >= HIGH_JUMP_GAP_STEPS.min && gap <= HIGH_JUMP_GAP_STEPS.max;
}

/** The number of threats whose time has come. */
function countWaiting({ threatQueue, steps }: World): number {
  let waiting = 0;
  while ((threatQueue[waiting]?.scheduledAt ?? Infinity) <= steps) waiting += 1;
  return waiting;
}

/** The first threat whose time has come and that leaves enough time to jump over it; -1 for none. */
function firstEasyThreat({ threatQueue, steps, baseSpeed }: World): number {
  for (let index = 0; index < threatQueue.length; index++) {
    const threat = threatQueue[index];
    if (threat === undefined || threat.scheduledAt > steps) return -1;
    if (threat.kind !== 'cactus') return index;
    if (takeoffSteps(threat.large, threat.multiple, baseSpeed) >= KIND_TAKEOFF_STEPS) return index;
  }
  return -1;
}

/** A threat behind a pickup keeps its distance, so that the pickup can be taken (spec: 100 px from every obstacle). */
function isPickupNear({ entities, components }: World): boolean {
  const { pickups } = entities;
  const { Position, Size } = components;
  for (let i = 0; i < pickups.length; i++) {
    const pickup = pickups.get(i);
    if (Position.x.get(pickup) + Size.width.get(pickup) > STAGE_WIDTH - PICKUP_CLEARANCE) return true;
  }
  return false;
}

/**
 * Whether a threat enters by itself. It does so at once, unless it is needed later, because too few are drawn.
 * @param pause steps between the last threat and one that enters now.
 */
function isDueAlone(world: World, pace: number, pause: number): boolean {
  if (isPickupNear(world)) return false;
  if (pause >= LONGEST_PAUSE_STEPS) return true;
  return countWaiting(world) > heldThreats(pace) && !isNeededLater(world);
}

/** Whether there would be a pause that is too long in what is drawn so far, if a threat entered now and all others as late as they may. */
function isNeededLater(world: World): boolean {
  const { threatQueue, steps, practice } = world;
  const pace = paceOf(world);
  let latest = steps;
  for (let index = 1; index < threatQueue.length; index++) {
    const threat = threatQueue[index];
    if (threat === undefined) break;
    const paceThen = practice === null ? pace + (threat.scheduledAt - steps) / STEPS_PER_POINT : pace;
    if (paceThen <= (THREATS[threat.kind].aboveScore ?? -1)) continue;
    latest += LONGEST_PAUSE_STEPS;
    if (threat.scheduledAt > latest) return true;
  }
  return latest + LONGEST_PAUSE_STEPS < steps + DRAWN_AHEAD_STEPS;
}

/**
 * Whether a threat enters as part of a phrase.
 * @param pause steps between the last threat and one that enters now.
 * @param slackSteps how many of them are beyond the fair gap.
 */
function isDueInPhrase(world: World, pace: number, pause: number, slackSteps: number): boolean {
  const { phrase } = world;
  if (phrase.left > 0) {
    if (slackSteps < phrase.slackSteps || isPickupNear(world)) return false;
    phrase.left -= 1;
    return true;
  }
  if (pause < BREATH_STEPS || isPickupNear(world)) return false;
  const spare = countWaiting(world) - heldThreats(pace);
  if (pause < LONGEST_PAUSE_STEPS && spare < phraseLength(pace, phrase.lengthDraw)) return false;
  phrase.left = Math.max(spare, 1) - 1;
  phrase.slackSteps = phraseSlackSteps(pace, phrase.slackDraw);
  phrase.lengthDraw = world.random.phrases.unit();
  phrase.slackDraw = world.random.phrases.unit();
  return true;
}
