import { HITBOX_INSET, INPUT, jumpArc, NO_INPUT, type RunView } from '#simulation';
import { TimingPlayer } from '#rivals';
import { look, type Sight, threatensStanding } from '#solver';

/** Steps from take-off to the highest point. */
const STEPS_TO_APEX = jumpArc().reduce(
  (highest, y, step, arc) => (y < (arc[highest] ?? y) ? step : highest),
  0,
);

const DUCK_AHEAD_STEPS = 10;

/** Between the hitboxes of two things whose pictures touch, px. */
const SPACE = 2 * HITBOX_INSET;

/** px from a pterodactyl at which the player shoots. */
const RANGE = { from: 110, to: 470 } as const;
const STEPS_BETWEEN_SHOTS = 14;

/**
 * Jumps so that the highest point is above the centre of a group of cacti, and ducks under low
 * pterodactyls.
 */
export function runWell(view: RunView): number {
  const sight = look(view);
  if (mustDuck(view, sight)) return INPUT.crouch;
  const cacti = sight.threats.filter(({ kind }) => kind === 'cactus');
  return cacti.some((cactus) => mustJump(sight, cactus)) ? INPUT.jump : NO_INPUT;
}

export function runAndShoot(view: RunView): number {
  const { threats, dino } = look(view);
  const seesOne = threats.some(({ kind, left }) => {
    const distance = left - dino.right - SPACE;
    return kind === 'pterodactyl' && distance > RANGE.from && distance < RANGE.to;
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
  return (view) => {
    const sight = look(view);
    const { pickup } = sight;
    return play(view) | (pickup && mustJump(sight, pickup) ? INPUT.jump : NO_INPUT);
  };
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

function mustJump({ dino, speed }: Sight, over: Pick<Sight['dino'], 'left' | 'right'>): boolean {
  const ahead = (over.left + over.right - dino.left - dino.right) / 2;
  return ahead > 0 && ahead <= STEPS_TO_APEX * speed;
}

function mustDuck(view: RunView, { threats, dino, speed }: Sight): boolean {
  return threats.some(({ kind, id, left, right }) => {
    const isNear =
      right + SPACE > dino.left && left - SPACE < dino.right + DUCK_AHEAD_STEPS * speed;
    return kind === 'pterodactyl' && isNear && threatensStanding(view, id);
  });
}
