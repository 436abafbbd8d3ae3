/*
 * Decides when the next threat enters.
 *
 * Timers: every second a group of cacti joins the queue with a chance of 1/2, and above 200 points
 * every two seconds a pterodactyl with a chance of 3/10. A queued threat is never changed or
 * dropped.
 *
 * Queue: threats wait off stage. At first the easiest enters first. From 330 points on cacti and
 * pterodactyls take turns, oldest first. From 500 on every phrase ends with a cactus.
 *
 * Phrase: threats enter in phrases of one to six, and the phrases get longer when many threats
 * wait. Within a phrase threats arrive evenly: a fair gap apart, plus up to half a second at turbo
 * speed. The extra shrinks as the score rises.
 *
 * Breath: after a phrase nothing arrives for 1.5 to 2.5 s, or half a second longer while the queue
 * is below a reserve. The reserve grows with the score.
 *
 * Fairness: threats arrive at least a fair gap apart, which is a jump plus time to react, even in
 * turbo. From 500 points on close pairs are the exception: within a phrase, a cactus may follow a
 * high pterodactyl that the player lets pass before jumping, or come together with a low one, so
 * that one jump clears both. The player sees both threats in time.
 *
 * A threat arrives when it reaches the dino. Arrivals are measured in px of ground, because speed
 * and turbo change how long a threat takes, but not how much ground passes meanwhile.
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
import type { QueuedThreat } from '../threats.ts';
import type { World } from '../world.ts';

const NONE = -1;

/** The ground that passes until the slowest threat arrives. */
const MAX_APPROACH_DISTANCE = APPROACH_DISTANCE / PTERODACTYL_SPEED_FACTOR;

/** Without assists, because the course must not depend on forgiveness. */
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

/** Returns the next threat even if it isn't due yet. */
function indexOfNext({ pace, course: { queue, last, phrase } }: World): number {
  if (pace.score < ALTERNATING_SCORE) return indexOfEasiest(queue, pace.baseSpeed);
  const isEnd = pace.score >= CLOSE_PAIR_SCORE && phrase.left === 1;
  const kind = last.kind === 'pterodactyl' || isEnd ? 'cactus' : 'pterodactyl';
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

function isDue(world: World, threat: QueuedThreat): boolean {
  const { breathSteps: breath, spacingSteps: spacing } = world.course.phrase;
  if (breath === 0) return keepsFairGap(world, threat, spacing) || makesClosePair(world, threat);
  const isBreathOver = groundBetween(world, threat) >= breath * world.pace.baseSpeed;
  return isBreathOver && keepsFairGap(world, threat);
}

/**
 * Whether a threat entering now arrives at least a fair gap and `moreSteps` behind the last one. A
 * low pterodactyl needs more, because a cactus may come with it.
 * @param moreSteps steps at turbo speed, like all gaps.
 */
export function keepsFairGap(world: World, threat: QueuedThreat, moreSteps = 0): boolean {
  const { last, fairGapSteps } = world.course;
  if (last.kind === null || fairGapSteps === null) return true;
  const canDouble =
    threat.kind === 'pterodactyl' && threat.altitude <= doubleAltitude(world.pace.score);
  const fairGap = canDouble ? DOUBLE_LEAD_STEPS : fairGapSteps[last.kind][threat.kind];
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
  if (last.gapSteps < DOUBLE_LEAD_STEPS || last.altitude > doubleAltitude(score)) return false;
  return gap >= DOUBLE_GAP_STEPS.min && gap <= DOUBLE_GAP_STEPS.max;
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
