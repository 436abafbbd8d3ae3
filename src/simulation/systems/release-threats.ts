import {
  DINO_SIZE,
  DINO_X,
  HITBOX_INSET,
  PICKUP_CLEARANCE,
  PTERODACTYL_SIZE,
  STAGE_WIDTH,
  STEPS_PER_POINT,
} from '../constants.ts';
import {
  BREATH_STEPS,
  DRAWN_AHEAD_STEPS,
  heldThreats,
  HIGH_JUMP_GAP_STEPS,
  HIGH_JUMP_LEAD_STEPS,
  highJumpAltitude,
  KIND_SCORE,
  KIND_TAKEOFF_STEPS,
  limboGapSteps,
  LONGEST_PAUSE_STEPS,
  PHRASE_SCORE,
  phraseLength,
  phraseSlackSteps,
} from '../pace.ts';
import { spawnThreat } from '../prefabs.ts';
import { takeoffSteps } from '../takeoff-steps.ts';
import { type ThreatKind, THREATS } from '../threat-kinds.ts';
import type { ScheduledThreat } from '../threat-queue.ts';
import { turboSpeed } from '../turbo-speed.ts';
import type { World } from '../world.ts';

/** px from the right edge of the stage to the dino's front. */
const APPROACH = STAGE_WIDTH - (DINO_X + DINO_SIZE.width);

/** From this altitude on a pterodactyl passes over a standing dino, px. */
const PASSING_ALTITUDE = DINO_SIZE.height + PTERODACTYL_SIZE.height - 2 * HITBOX_INSET;

/**
 * Lets threats of the queue enter when it is their time and they would reach the dino far enough behind the one before (rules, Fair
 * courses). Measured in px of ground: speed and turbo change when a threat arrives, but not how much ground passes until then.
 */
export function releaseThreats(world: World): void {
  for (let index = indexToEnter(world); index !== -1; index = indexToEnter(world)) {
    const [threat] = world.threatQueue.splice(index, 1);
    if (threat === undefined) return;
    const arrivesAt = arrival(world, threat);
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
  const index = world.score < KIND_SCORE ? firstEasyThreat(world) : 0;
  const threat = threatQueue[index];
  if (threat === undefined) return -1;
  if (lastThreat === null) return index;
  const ground = arrival(world, threat) - world.lastArrival;
  const gap = ground / turboSpeed(world.baseSpeed);
  const slackSteps = gap - fairGapSteps(world, lastThreat, threat);
  if (slackSteps < 0) {
    if (!mayFollowClosely(world, threat, gap) || isPickupNear(world)) return -1;
    world.phrase.left -= 1;
    return index;
  }
  const pause = ground / world.baseSpeed;
  const isDue = world.score < PHRASE_SCORE ? isDueAlone(world, pause) : isDueInPhrase(world, pause, slackSteps);
  return isDue ? index : -1;
}

/** The fair gap; in phrases more in front of a threat that may be jumped over together with the next one. */
function fairGapSteps({ gapSteps, score }: World, last: ThreatKind, threat: ScheduledThreat): number {
  if (threat.kind === 'pterodactyl' && threat.altitude <= highJumpAltitude(score)) return HIGH_JUMP_LEAD_STEPS;
  return gapSteps[last][threat.kind];
}

/** Whether a threat may follow the last one in less than the fair gap: it can be seen in time what both ask for. @param gap steps between them. */
function mayFollowClosely(
  { phrase, score, lastThreat, lastAltitude, lastLead }: World,
  threat: ScheduledThreat,
  gap: number,
): boolean {
  if (phrase.left === 0 || lastThreat !== 'pterodactyl' || threat.kind !== 'cactus') return false;
  if (lastAltitude >= PASSING_ALTITUDE) return gap >= limboGapSteps(score, threat.large);
  if (lastLead < HIGH_JUMP_LEAD_STEPS || lastAltitude > highJumpAltitude(score)) return false;
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
function isDueAlone(world: World, pause: number): boolean {
  if (isPickupNear(world)) return false;
  if (pause >= LONGEST_PAUSE_STEPS) return true;
  return countWaiting(world) > heldThreats(world.score) && !isNeededLater(world);
}

/** Whether there would be a pause that is too long in what is drawn so far, if a threat entered now and all others as late as they may. */
function isNeededLater({ threatQueue, steps, score }: World): boolean {
  let latest = steps;
  for (let index = 1; index < threatQueue.length; index++) {
    const threat = threatQueue[index];
    if (threat === undefined) break;
    const scoreThen = score + (threat.scheduledAt - steps) / STEPS_PER_POINT;
    if (scoreThen <= (THREATS[threat.kind].aboveScore ?? -1)) continue;
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
function isDueInPhrase(world: World, pause: number, slackSteps: number): boolean {
  const { phrase } = world;
  if (phrase.left > 0) {
    if (slackSteps < phrase.slackSteps || isPickupNear(world)) return false;
    phrase.left -= 1;
    return true;
  }
  if (pause < BREATH_STEPS || isPickupNear(world)) return false;
  const spare = countWaiting(world) - heldThreats(world.score);
  if (pause < LONGEST_PAUSE_STEPS && spare < phraseLength(world.score, phrase.lengthDraw)) return false;
  phrase.left = Math.max(spare, 1) - 1;
  phrase.slackSteps = phraseSlackSteps(world.score, phrase.slackDraw);
  phrase.lengthDraw = world.random.phrases.unit();
  phrase.slackDraw = world.random.phrases.unit();
  return true;
}

/** `groundCovered` at which a threat that enters now reaches the dino, px. */
function arrival(world: World, { kind }: ScheduledThreat): number {
  return world.groundCovered + APPROACH / THREATS[kind].speedFactor;
}
