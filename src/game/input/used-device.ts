import type { HintDevice } from '#content';

/** What the player has used last. */
export class UsedDevice {
  private last: HintDevice | undefined;

  constructor(private readonly isTouchScreen: () => boolean) {}

  get current(): HintDevice {
    return this.last ?? (this.isTouchScreen() ? 'touch' : 'keyboard');
  }

  onPress(source: string): void {
    const [kind] = source.split(' ');
    if (kind === 'gamepad') this.last = 'gamepad';
    else if (kind === 'finger') this.last = 'touch';
    else if (kind === 'pointer') this.last = this.isTouchScreen() ? 'touch' : 'keyboard';
    else this.last = 'keyboard';
  }
}
