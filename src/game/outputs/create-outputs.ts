import { hasUserActivation, reportOnce } from '#platform';
import { SoundOutput } from '../audio/sound-output.ts';
import type { GameEvent } from '../events/game-events.ts';
import { createAnnouncer } from './announcer.ts';
import type { Game } from '../game.ts';
import { type GameOutput, type GameOutputOptions, isolateOutput } from './game-output.ts';
import { HudTextOutput } from './hud-text-output.ts';

/** In ms. */
const PULSES: Partial<Record<GameEvent['type'], number>> = { over: 80, weapon_collected: 20 };

export function createHaptics({ settings }: Pick<GameOutputOptions, 'settings'>): GameOutput {
  return {
    onEvent: ({ type }) => {
      const pulse = PULSES[type];
      if (pulse !== undefined && settings.get().vibration && hasUserActivation()) vibrate(pulse);
    },
    afterStep: () => undefined,
    dispose: () => undefined,
  };
}

function vibrate(ms: number): void {
  const device: { vibrate?: Navigator['vibrate'] } = navigator;
  device.vibrate?.(ms);
}

type GameOutputFactory = (options: GameOutputOptions) => GameOutput;

const FACTORIES: readonly GameOutputFactory[] = [
  createAnnouncer,
  (options) => new SoundOutput(options),
  createHaptics,
  (options) => new HudTextOutput(options),
];

export function createOutputs(
  options: GameOutputOptions,
  factories: readonly GameOutputFactory[] = FACTORIES,
): readonly GameOutput[] {
  return factories.flatMap((create) => {
    try {
      return [isolateOutput(create(options))];
    } catch (error) {
      reportOnce(create, error);
      return [];
    }
  });
}

export function attachOutputs(game: Game): () => void {
  const { settings, session, page, hud } = game;
  const outputs = createOutputs({
    settings,
    announce: (sentence) => game.announce(sentence),
    hud,
    view: () => session.run.view,
    highScore: () => session.highScore,
    isTouchScreen: () => page.touchScreen,
  });
  game.outputs.add(outputs);
  return () => {
    for (const output of outputs) output.dispose();
  };
}
