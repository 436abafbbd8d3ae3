import { INPUT, NO_INPUT, type RunView } from '#simulation';
import { look, type Sight } from '#solver';
import { SimulatedRun } from './simulated-run.ts';

const KEYS = ['jump', 'crouch', 'shoot', 'turbo'] as const;

/** The keys that are down. */
export type Keys = { readonly [Key in (typeof KEYS)[number]]?: unknown };

/**
 * A player as a function, which a developer writes.
 * @param step of the run, 0 before its first.
 */
export type Bot = (see: Sight, step: number) => Keys | null | undefined | void;

/**
 * The bot's input for the next step.
 * @throws whatever the bot throws, and TypeError for anything but keys or nothing.
 */
export function askBot(bot: Bot, view: RunView): number {
  if (typeof bot !== 'function') throw new TypeError('A bot is a function of what it sees.');
  const keys = bot(look(view), view.steps);
  if (keys === undefined || keys === null) return NO_INPUT;
  if (typeof keys !== 'object')
    throw new TypeError('A bot returns { jump, crouch, shoot, turbo } or nothing.');
  return KEYS.reduce((input, key) => (keys[key] ? input | INPUT[key] : input), NO_INPUT);
}

export function createBotRun(bot: Bot, seed: string): SimulatedRun {
  return new SimulatedRun(seed, (view) => ({ input: () => askBot(bot, view) }));
}
