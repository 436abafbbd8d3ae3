import {
  type Assists,
  createRun,
  DINO_SIZE,
  DINO_X,
  GROUND_Y,
  HITBOX_INSET,
  hitboxBottom,
  INPUT,
  NO_ASSISTS,
  NO_INPUT,
  RULES_VERSION,
  type RunOptions,
  type RunView,
} from '#simulation';
import { type Replay, Recorder } from '#replay';

/** The same numbers for the same name. */
function dice(name: string): () => number {
  let state = 1;
  for (const character of name)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Top edge of a standing dino's hitbox, px. These players ignore forgiveness. */
const DINO_TOP = GROUND_Y - DINO_SIZE.height + HITBOX_INSET;

export function playBy(
  seed: string,
  press: (view: RunView) => number,
  assists: Assists = NO_ASSISTS,
): Replay {
  const run = createRun(seed, { assists });
  const inputs: number[] = [];
  while (!run.view.gameOver) {
    const input = press(run.view);
    run.step(input);
    inputs.push(input);
  }
  return { rules: RULES_VERSION, seed, assists, inputs: Uint8Array.from(inputs) };
}

/** Presses a random key now and then, and holds it for a while; soon crashes. */
export function playAtRandom(seed: string, assists: Assists = NO_ASSISTS): Replay {
  const roll = dice(seed);
  let held: number = NO_INPUT;
  const press = () => {
    if (roll() < 0.1) held = Math.floor(4 * roll());
    return held | (roll() < 0.02 ? INPUT.special : NO_INPUT);
  };
  return playBy(seed, press, assists);
}

export interface ResponseMode {
  /** Chance to overlook a threat. */
  readonly carelessness: number;
  readonly ducks: boolean;
  readonly shoots: number;
  readonly turbos: number;
}

/**
 * Somebody who looks at the stage and plays: jumps cacti, ducks under low threats, and errs now and
 * then.
 * @param most steps after which they stop playing: this ends the run of an invincible dino.
 */
export function playRun(
  seed: string,
  { carelessness, ducks, shoots, turbos }: ResponseMode,
  most: number,
  options: RunOptions = {},
): Replay {
  const run = createRun(seed, options);
  const { view } = run;
  const { Position, Size } = view.components;
  const recorder = new Recorder(view);
  const roll = dice(seed);
  const noticed = new Map<number, boolean>();
  /** Decided once for each threat, when it is near. */
  const overlooks = (threat: number): boolean => {
    const queuedAt = view.components.Threat.queuedAt.get(threat);
    const isOverlooked = noticed.get(queuedAt) ?? roll() < carelessness;
    noticed.set(queuedAt, isOverlooked);
    return isOverlooked;
  };
  while (!view.gameOver && !(options.invincible === true && view.steps >= most)) {
    let input = 0;
    if (view.steps < most) {
      const front = DINO_X + Size.width.get(view.dino);
      for (const cactus of view.entities.cacti) {
        const distance = Position.x.get(cactus) - front;
        if (distance < 0 || distance > 13 * view.pace.gameSpeed) continue;
        if (!overlooks(cactus)) input |= INPUT.jump;
      }
      for (const pterodactyl of view.entities.pterodactyls) {
        const distance = Position.x.get(pterodactyl) - front;
        if (distance > 12 * view.pace.gameSpeed || distance < -260) continue;
        if (ducks && hitboxBottom(view, pterodactyl) > DINO_TOP && !overlooks(pterodactyl))
          input = INPUT.crouch;
      }
      if (roll() < shoots) input |= INPUT.shoot;
      if (roll() < turbos) input |= INPUT.turbo;
    }
    run.step(input);
    recorder.take(input);
  }
  const { replay } = recorder;
  if (replay === undefined) throw new Error(`The run of seed '${seed}' was too long.`);
  return replay;
}
