/*
 * Decides when the next threat enters.
 *
 * Drawing: every second a group of cacti is drawn with a chance of 1/2, and above 200 points every
 * two seconds a pterodactyl with a chance of 3/10. A drawn threat is never changed or dropped.
 *
 * Queue: drawn threats wait off stage. Below 330 points the easiest enters first. From 330 points
 * on cacti and pterodactyls take turns, oldest first, as long as both wait. From 500 on a phrase
 * ends with a cactus if one waits.
 *
 * Phrase: threats enter in phrases of one to six, and the phrases get longer when many threats
 * wait. Within a phrase a threat arrives a fair gap after the last one, and an extra that is the
 * same for the whole phrase: up to half a second at turbo speed, less from 500 points on.
 *
 * Breath: after a phrase nothing arrives for 1.5 to 2.5 s (less in turbo, as the ground passes
 * faster). A breath lasts half a second longer if the phrase has left fewer threats in the queue
 * than a reserve, which grows with the score.
 *
 * Fairness: a fair gap leaves time to land, react and jump, even in turbo. From 500 points on close
 * pairs are the exception: within a phrase a cactus follows a high pterodactyl, which the player
 * lets pass before jumping, or comes with a low one, so that one jump clears both. The player sees
 * both threats in time.
 *
 * A threat arrives when it reaches the dino. Arrivals are measured in px of ground, because speed
 * and turbo change how long a threat takes, but not how much ground passes meanwhile.
 */
import { APPROACH_DISTANCE, PTERODACTYL_SPEED_FACTOR } from '../../constants.ts';
import {
  ALTERNATING_SCORE,
  breathSteps,
  CLOSE_PAIR_SCORE,
  CLOSE_PAIR_GAP_STEPS,
  CLOSE_PAIR_LEAD_STEPS,
  closePairAltitude,
  gapBehindHighPterodactyl,
  phraseLength,
  spacingSteps,
} from '../../course-rules.ts';
import { passingAltitude } from '../../hitbox.ts';
import { spawnThreat } from '../../prefabs.ts';
import { arrivalIfEnteringNow, turboSpeed } from '../../speeds.ts';
import { takeoffWindow } from '../../takeoff-window.ts';
import type { QueuedThreat } from '../../threats.ts';
import type { World } from '../../world.ts';

const NONE = -1;

/** The ground that passes until the slowest threat arrives. */
const MAX_APPROACH_DISTANCE = APPROACH_DISTANCE / PTERODACTYL_SPEED_FACTOR;

/**
 * From this altitude on a pterodactyl passes over a standing dino. Without assists, because the
 * course must not depend on forgiveness.
 */
const PASSING_ALTITUDE = passingAltitude(0);

export function releaseThreats(world: World): void {
  for (let index = indexToEnter(world); index !== NONE; index = indexToEnter(world))
    enter(world, index);
}

function indexToEnter(world: World): number {
  const { queue, last, phrase, fairGapSteps } = world.course;
  if (fairGapSteps === null) return queue.length > 0 ? 0 : NONE;
  // A shortcut: in most steps the breath still lasts, whichever threat is next.
  const maxGround = world.groundCovered + MAX_APPROACH_DISTANCE - last.arrival;
  if (maxGround < phrase.breathSteps * world.pace.baseSpeed) return NONE;
  const index = indexOfNext(world);
  const threat = queue[index];
  return threat !== undefined && isDue(world, threat) ? index : NONE;
}

/** Returns the next threat even if it isn't due yet. If only one kind waits, the oldest. */
function indexOfNext({ pace, course: { queue, last, phrase } }: World): number {
  if (pace.score < ALTERNATING_SCORE) return indexOfEasiest(queue, pace.baseSpeed);
  const endsPhrase = pace.score >= CLOSE_PAIR_SCORE && phrase.left === 1;
  const kind = last.kind === 'pterodactyl' || endsPhrase ? 'cactus' : 'pterodactyl';
  for (let index = 0; index < queue.length; index++) if (queue[index]?.kind === kind) return index;
  return 0;
}

/** A pterodactyl is easier than any cactus. Among cacti, a longer take-off window is easier. */
function indexOfEasiest(queue: readonly QueuedThreat[], baseSpeed: number): number {
  let easiest = 0;
  let longest = 0;
  for (let index = 0; index < queue.length; index++) {
    const threat = queue[index];
    if (threat === undefined || threat.kind === 'pterodactyl') return index;
    const window = takeoffWindow(threat.large, threat.multiple, baseSpeed);
    if (window <= longest) continue;
    easiest = index;
    longest = window;
  }
  return easiest;
}

/** Within a phrase `breathSteps` is 0. */
function isDue(world: World, threat: QueuedThreat): boolean {
  const { breathSteps: breath, spacingSteps: spacing } = world.course.phrase;
  if (breath === 0) return keepsFairGap(world, threat, spacing) || makesClosePair(world, threat);
  const isBreathOver = groundBetween(world, threat) >= breath * world.pace.baseSpeed;
  return isBreathOver && keepsFairGap(world, threat);
}

/**
 * Whether a threat entering now arrives at least a fair gap and `moreSteps` behind the last one. A
 * low pterodactyl has a larger gap of its own, because a cactus may come with it.
 * @param moreSteps at turbo speed.
 */
export function keepsFairGap(world: World, threat: QueuedThreat, moreSteps = 0): boolean {
  const { last, fairGapSteps } = world.course;
  if (last.kind === null || fairGapSteps === null) return true;
  const mayBringCactus =
    threat.kind === 'pterodactyl' && threat.altitude <= closePairAltitude(world.pace.score);
  const fairGap = mayBringCactus ? CLOSE_PAIR_LEAD_STEPS : fairGapSteps[last.kind][threat.kind];
  return gapSteps(world, threat) - fairGap >= moreSteps;
}

function makesClosePair(world: World, threat: QueuedThreat): boolean {
  const { last } = world.course;
  const { score } = world.pace;
  if (score < CLOSE_PAIR_SCORE || last.kind !== 'pterodactyl' || threat.kind !== 'cactus')
    return false;
  const gap = gapSteps(world, threat);
  if (last.altitude >= PASSING_ALTITUDE)
    return gap >= gapBehindHighPterodactyl(score, threat.large);
  if (last.gapSteps < CLOSE_PAIR_LEAD_STEPS || last.altitude > closePairAltitude(score))
    return false;
  return gap >= CLOSE_PAIR_GAP_STEPS.min && gap <= CLOSE_PAIR_GAP_STEPS.max;
}

/** Steps at turbo speed between the arrivals of the last threat and one that enters now. */
function gapSteps(world: World, threat: QueuedThreat): number {
  return groundBetween(world, threat) / turboSpeed(world.pace.baseSpeed);
}

/** Like {@link gapSteps}, in px of ground. */
function groundBetween(world: World, { kind }: QueuedThreat): number {
  return arrivalIfEnteringNow(world, kind) - world.course.last.arrival;
}

export function enter(world: World, index: number): void {
  const { queue, last, phrase } = world.course;
  const [threat] = queue.splice(index, 1);
  if (threat === undefined) return;
  last.gapSteps = gapSteps(world, threat);
  last.arrival = arrivalIfEnteringNow(world, threat.kind);
  last.kind = threat.kind;
  last.altitude = threat.kind === 'pterodactyl' ? threat.altitude : 0;
  spawnThreat(world, threat);
  phrase.left -= 1;
  phrase.breathSteps = 0;
  if (phrase.left > 0) return;
  const { phrases } = world.random;
  const { score } = world.pace;
  phrase.breathSteps = breathSteps(score, queue.length, phrases.unit());
  phrase.left = phraseLength(score, queue.length, phrases.unit());
  phrase.spacingSteps = spacingSteps(score, phrases.unit());
}
