/*
 * The course director decides when the next threat enters.
 *
 * What is drawn: every second a group of cacti, with a chance of one half, and above 200 points
 * every two seconds a pterodactyl, with three in ten. Nothing drawn is ever changed or dropped.
 *
 * What waits: the queue, off stage. At first its easiest threat goes first. From 330 points on
 * cacti and pterodactyls take turns, the oldest of each kind first; from 500 on a phrase ends with
 * a cactus, also one of a single threat.
 *
 * Phrase: threats enter in phrases of one to six, more of them while many wait. Within one they
 * arrive at an even spacing, which is the fair gap and up to half a second of turbo speed more; the
 * higher the score, the less.
 *
 * Breath: after a phrase nothing arrives for 1.5 to 2.5 s, and for longer while fewer wait than a
 * reserve, a number that grows with the score.
 *
 * Why it can always be survived: no two threats arrive within less than the fair gap, which is a
 * jump and the time to react, even in turbo. Only close pairs do, within a phrase from 500 points
 * on: a cactus behind a high pterodactyl, which one lets pass before the jump, or together with a
 * low one, so that one jump clears both. Both are in sight before it.
 *
 * To arrive is to reach the dino. It is measured in px of ground: speed and turbo change when a
 * threat arrives, but not how much ground passes until then.
 */
import { APPROACH_DISTANCE, PTERODACTYL_SPEED_FACTOR } from '../constants.ts';
import {
  ALTERNATING_SCORE,
  breathSteps,
  CLOSE_PAIR_SCORE,
  DOUBLE_GAP_STEPS,
  DOUBLE_LEAD_STEPS,
  doubleAltitude,
  gapBehindHighPterodactyl,
  phraseLength,
  spacingSteps,
} from '../course-rules.ts';
import { passingAltitude } from '../hitbox.ts';
import { spawnThreat } from '../prefabs.ts';
import { arrivalIfEnteringNow, turboSpeed } from '../speeds.ts';
import { takeoffWindow } from '../takeoff-window.ts';
import type { DrawnThreat } from '../threats.ts';
import type { World } from '../world.ts';

const NONE = -1;

/** px of ground from the entry of the slowest threat to its arrival. */
const LONGEST_APPROACH = APPROACH_DISTANCE / PTERODACTYL_SPEED_FACTOR;

/** Without assists: a course does not depend on forgiveness. */
const PASSING_ALTITUDE = passingAltitude(0);

/** Lets threats of the queue enter when it is their time. */
export function releaseThreats(world: World): void {
  for (let index = indexToEnter(world); index !== NONE; index = indexToEnter(world))
    enter(world, index);
}

/** The place in the queue of the threat that enters now. */
function indexToEnter(world: World): number {
  const { queue, last, phrase, fairGapSteps } = world.course;
  if (fairGapSteps === null) return queue.length > 0 ? 0 : NONE;
  // Whatever is next, the breath lasts: most steps end here.
  const mostGround = world.groundCovered + LONGEST_APPROACH - last.arrival;
  if (mostGround < phrase.breathSteps * world.pace.baseSpeed) return NONE;
  const index = indexOfNext(world);
  const threat = queue[index];
  return threat !== undefined && isDue(world, threat) ? index : NONE;
}

/** The place in the queue of the threat that comes next, be it now or later. */
function indexOfNext({ pace, course: { queue, last, phrase } }: World): number {
  if (pace.score < ALTERNATING_SCORE) return indexOfEasiest(queue, pace.baseSpeed);
  const isEnd = pace.score >= CLOSE_PAIR_SCORE && phrase.left === 1;
  const kind = last.kind === 'pterodactyl' || isEnd ? 'cactus' : 'pterodactyl';
  for (let index = 0; index < queue.length; index++) if (queue[index]?.kind === kind) return index;
  return 0;
}

/** A pterodactyl is easier than any cactus, and a cactus the easier the longer one may take off. */
function indexOfEasiest(queue: readonly DrawnThreat[], baseSpeed: number): number {
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

function isDue(world: World, threat: DrawnThreat): boolean {
  const { breathSteps: breath, spacingSteps: spacing } = world.course.phrase;
  if (breath === 0) return keepsFairGap(world, threat, spacing) || makesClosePair(world, threat);
  const isBreathOver = groundBetween(world, threat) >= breath * world.pace.baseSpeed;
  return isBreathOver && keepsFairGap(world, threat);
}

/**
 * Whether a threat that enters now arrives a fair gap and some more steps behind the last one; a
 * low pterodactyl farther behind, as a cactus may come with it.
 * @param moreSteps of turbo speed, as all gaps.
 */
export function keepsFairGap(world: World, threat: DrawnThreat, moreSteps = 0): boolean {
  const { last, fairGapSteps } = world.course;
  if (last.kind === null || fairGapSteps === null) return true;
  const canDouble =
    threat.kind === 'pterodactyl' && threat.altitude <= doubleAltitude(world.pace.score);
  const fairGap = canDouble ? DOUBLE_LEAD_STEPS : fairGapSteps[last.kind][threat.kind];
  return gapSteps(world, threat) - fairGap >= moreSteps;
}

/** Whether a threat may arrive less than the fair gap behind the last one. */
function makesClosePair(world: World, threat: DrawnThreat): boolean {
  const { last } = world.course;
  const { score } = world.pace;
  if (score < CLOSE_PAIR_SCORE || last.kind !== 'pterodactyl' || threat.kind !== 'cactus')
    return false;
  const gap = gapSteps(world, threat);
  if (last.altitude >= PASSING_ALTITUDE)
    return gap >= gapBehindHighPterodactyl(score, threat.large);
  if (last.gapSteps < DOUBLE_LEAD_STEPS || last.altitude > doubleAltitude(score)) return false;
  return gap >= DOUBLE_GAP_STEPS.min && gap <= DOUBLE_GAP_STEPS.max;
}

/** Steps of turbo speed between the last threat and one that enters now, as they arrive. */
function gapSteps(world: World, threat: DrawnThreat): number {
  return groundBetween(world, threat) / turboSpeed(world.pace.baseSpeed);
}

/** The same in px of ground. */
function groundBetween(world: World, { kind }: DrawnThreat): number {
  return arrivalIfEnteringNow(world, kind) - world.course.last.arrival;
}

/** Lets the threat at this place in the queue enter, and begins the next phrase after its last. */
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
