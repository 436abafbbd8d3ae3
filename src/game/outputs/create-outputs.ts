import { allOf, hasUserActivation, reportOnce } from '#platform';
import { SoundOutput } from '../audio/sound-output.ts';
import type { GameEventType } from '../events.ts';
import { createAnnouncer } from './announcer.ts';
import type { Game } from '../game.ts';
import { attachGamepads } from '../input/gamepads.ts';
import { type GameOutput, type GameOutputOptions, isolateOutput } from './game-output.ts';
import { settings } from '../settings/settings.ts';
import { HudTextOutput } from './hud-text-output.ts';

/** In ms. */
const PULSES: Partial<Record<GameEventType, number>> = {
  crashed: 80,
  rivalPassed: 40,
  weaponCollected: 20,
};

export function createHaptics(options: Pick<GameOutputOptions, 'settings'>): GameOutput {
  return {
    onEvent: ({ type }) => {
      const pulse = PULSES[type];
      const isOn = options.settings.get().vibration && hasUserActivation();
      if (pulse !== undefined && isOn) vibrate(pulse);
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

/** As in the stylesheet of the page's bar. Alone on the screen the game has no bar. */
const NAMES_KEYS = '(width >= 68.75rem) and (pointer: fine)';

function hasKeysInBar(): boolean {
  return matchMedia(NAMES_KEYS).matches && document.querySelector('[data-full-screen]') === null;
}

export function attachOutputs(game: Game): () => void {
  const { session, page, hud, events } = game;
  const outputs = createOutputs({
    settings,
    announce: (sentence) => game.announce(sentence),
    pause: game.pause,
    onAudible: (isAudible) => (game.isAudible = isAudible),
    hud,
    view: () => session.run.view,
    highScore: () => session.highScore,
    usedDevice: page.usedDevice,
    hasKeysInBar,
  });
  game.input.add(attachGamepads(game.input));
  // The first jump of a run that has just begun is still heard; a run that is over is not.
  const fromStart = session.phase !== 'over';
  return allOf([
    game.outputs.attach(outputs, session.story),
    ...outputs.map((output) => events.on((event) => output.onEvent(event), { fromStart })),
  ]);
}
