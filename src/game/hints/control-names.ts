import {
  capOfKey,
  GAMEPAD_BUTTONS,
  type GamepadButtons,
  type HintDevice,
  keyOnStage,
  wordsOfKey,
} from '#content';
import { knownGamepads } from '#platform';
import type { Bindings } from '../input/bindings.ts';
import type { UsedDevice } from '../input/used-device.ts';
import { LESSON_ACTIONS } from './lesson-actions.ts';
import type { Lesson } from './taught-hints.ts';

interface ControlName {
  readonly onStage: string;
  readonly spoken: string;
  /** On a key cap on the stage; empty for a button on the page. */
  readonly cap: string;
}

const BUTTON_OF = { jump: 'bottom', crouch: 'right', shoot: 'left', turbo: 'top' } as const;

export class ControlNames {
  private buttons: GamepadButtons = GAMEPAD_BUTTONS.xbox;

  constructor(private readonly used: Pick<UsedDevice, 'current'>) {}

  get device(): HintDevice {
    return this.used.current;
  }

  onPress(source: string): void {
    const [kind, index] = source.split(' ');
    if (kind === 'gamepad') this.buttons = buttonsOf(Number(index));
  }

  nameOf(lesson: Lesson, bindings: Bindings): ControlName | undefined {
    if (this.device === 'touch') return { onStage: '', spoken: '', cap: '' };
    const action = LESSON_ACTIONS[lesson];
    if (this.device === 'gamepad') {
      const button = this.buttons[BUTTON_OF[action]];
      return { onStage: button, spoken: button, cap: button };
    }
    // The key of the special power shoots too. Once the dino has the weapon, that key no longer
    // starts turbo.
    const key = bindings[action][0] ?? (action === 'shoot' ? bindings.special[0] : undefined);
    return key === undefined
      ? undefined
      : { onStage: keyOnStage(key), spoken: wordsOfKey(key), cap: capOfKey(key) };
  }
}

function buttonsOf(index: number): GamepadButtons {
  const id = knownGamepads().find((gamepad) => gamepad.index === index)?.id ?? '';
  if (/054c|playstation|dualsense|dualshock/i.test(id)) return GAMEPAD_BUTTONS.playStation;
  return /057e|nintendo|switch|joy-con/i.test(id) ? GAMEPAD_BUTTONS.nintendo : GAMEPAD_BUTTONS.xbox;
}
