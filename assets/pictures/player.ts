import { type Entities, INPUT, jumpArc, NO_INPUT, type RunView } from '#simulation';
import { TimingPlayer } from '#rivals';
import { threatensStanding } from '#solver';

/** Steps from take-off to the highest point. */
const STEPS_TO_APEX = jumpArc().reduce(
  (highest, y, step, arc) => (y < (arc[highest] ?? y) ? step : highest),
  0,
);

const DUCK_AHEAD_STEPS = 10;

/** px from a pterodactyl at which the player shoots. */
const RANGE = { from: 110, to: 470 } as const;
const STEPS_BETWEEN_SHOTS = 14;

/**
 * Jumps so that the highest point is above the centre of a group of cacti, and ducks under low
 * pterodactyls.
 */
export function runWell(view: RunView): number {
  if (mustDuck(view)) return INPUT.crouch;
  return mustJump(view, view.entities.cacti) ? INPUT.jump : NO_INPUT;
}

export function runAndShoot(view: RunView): number {
  const seesOne = [...view.entities.pterodactyls].some((pterodactyl) => {
    const distance = edgesOf(view, pterodactyl).left - edgesOf(view, view.dino).right;
    return distance > RANGE.from && distance < RANGE.to;
  });
  return (
    runWell(view) | (seesOne && view.steps % STEPS_BETWEEN_SHOTS === 0 ? INPUT.shoot : NO_INPUT)
  );
}

const players = new WeakMap<RunView, TimingPlayer>();

/** Without an error, into the night of any score. */
export function runFar(view: RunView): number {
  const player = players.get(view) ?? new TimingPlayer(view, 0, () => 0);
  players.set(view, player);
  return player.input();
}

/** Jumps over the weapon. */
export function unarmed(play: (view: RunView) => number): (view: RunView) => number {
  return (view) => play(view) | (mustJump(view, view.entities.pickups) ? INPUT.jump : NO_INPUT);
}

/** Takes turbo whenever it is available, from this score on. */
export function withTurbo(
  play: (view: RunView) => number,
  fromScore: number,
): (view: RunView) => number {
  return (view) => {
    const isReady = view.turbo.stepsLeft === 0 && view.turbo.cooldownStepsLeft === 0;
    return play(view) | (isReady && view.score >= fromScore ? INPUT.turbo : NO_INPUT);
  };
}

function mustJump(view: RunView, over: Entities): boolean {
  const toApex = STEPS_TO_APEX * view.pace.gameSpeed;
  return [...over].some((one) => {
    const ahead = edgesOf(view, one).middle - edgesOf(view, view.dino).middle;
    return ahead > 0 && ahead <= toApex;
  });
}

function mustDuck(view: RunView): boolean {
  const dino = edgesOf(view, view.dino);
  return [...view.entities.pterodactyls].some((pterodactyl) => {
    const { left, right } = edgesOf(view, pterodactyl);
    const isNear = right > dino.left && left < dino.right + DUCK_AHEAD_STEPS * view.pace.gameSpeed;
    return isNear && threatensStanding(view, pterodactyl);
  });
}

function edgesOf({ components: { Position, Size } }: RunView, entity: number) {
  const left = Position.x.get(entity);
  const width = Size.width.get(entity);
  return { left, middle: left + width / 2, right: left + width };
}
