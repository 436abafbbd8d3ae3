import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createRun, NO_INPUT, type Run } from '#simulation';
import { DEFAULT_SETTINGS, type Settings } from '#game';
import { Store } from '#platform';
import { Story } from '#story';
import { INSTRUMENTS } from '#src/game/audio/music/layers.ts';
import type { SoundOutput } from '#src/game/audio/sound-output.ts';
import { type SoundParameters, SOUNDS } from '#src/game/audio/sounds.ts';
import { setUserActivation } from '../../platform/user-activation.ts';
import { FakeAudioContext } from './fake-audio.ts';

/** How long an import may take on a busy machine, ms. */
export const PATIENCE = 20_000;

export const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A game's sound on a fake audio context, new for each test. The test ends without an error. */
export function soundInPlay(): SoundInPlay {
  const game = new SoundInPlay();
  beforeEach(() => {
    vi.resetModules();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('AudioContext', FakeAudioContext);
    setUserActivation(true);
    FakeAudioContext.all = [];
    FakeAudioContext.refuses = false;
    game.change(DEFAULT_SETTINGS);
    game.beginRun();
  });
  afterEach(async () => {
    game.sound.dispose();
    await settle();
    expect(console.error).not.toHaveBeenCalled();
    vi.doUnmock('zzfx');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return game;
}

class SoundInPlay {
  run: Run = createRun('cues', { invincible: true });
  isAudible = false;
  pauses: string[] = [];
  private story = new Story(this.run.view);
  private readonly settings = new Store(DEFAULT_SETTINGS);
  private output: SoundOutput | undefined;

  get sound(): SoundOutput {
    if (this.output === undefined) throw new Error('The sound has not been loaded.');
    return this.output;
  }

  beginRun(): void {
    this.pauses = [];
    this.run = createRun('cues', { invincible: true });
    this.story = new Story(this.run.view);
    this.output?.begin();
  }

  change(changes: Partial<Settings>): void {
    this.settings.publish({ ...this.settings.get(), ...changes });
  }

  async load(): Promise<void> {
    const { SoundOutput: Output } = await import('#src/game/audio/sound-output.ts');
    this.output = new Output({
      settings: this.settings,
      pause: (reason) => void this.pauses.push(reason),
      onAudible: (isAudible) => (this.isAudible = isAudible),
    });
  }

  async play(): Promise<void> {
    await this.load();
    this.sound.onEvent({ type: 'started' });
    await vi.waitFor(() => expect(this.context()?.state).toBe('running'), PATIENCE);
    await settle();
  }

  /** Takes steps by the audio context's clock. */
  takeSteps(count: number, input = NO_INPUT): void {
    for (let i = 0; i < count; i++) {
      this.passStep();
      this.run.step(input);
      this.story.afterStep();
      this.sound.afterStep(this.story);
    }
  }

  /** @throws Error if it doesn't happen in a minute of play. */
  takeStepsUntil(holds: () => boolean): void {
    for (let i = 0; !holds(); i++) {
      if (i === 3600) throw new Error('It did not happen.');
      this.takeSteps(1);
    }
  }

  passStep(): void {
    this.context()?.pass(1000 / 60);
  }

  context(): FakeAudioContext | undefined {
    return FakeAudioContext.all[0];
  }

  started() {
    return this.context()?.started ?? [];
  }

  last() {
    return this.started().at(-1);
  }

  held() {
    return this.started().filter(({ loop }) => loop);
  }

  heard() {
    return this.started().filter(
      ({ stopped, loudness }) => !stopped && loudness > 0 && this.context()?.state === 'running',
    );
  }

  /** What has started, by its length: no two sounds and no two instruments have the same. */
  names(): readonly string[] {
    const all: readonly [string, SoundParameters][] = Object.entries({ ...SOUNDS, ...INSTRUMENTS });
    return this.started().map(({ buffer }) => {
      const isIt = ({ attack, sustain = 0, release }: SoundParameters) =>
        Math.abs(attack + sustain + release - (buffer?.duration ?? 0)) < 0.0005;
      return all.find(([, sound]) => isIt(sound))?.[0] ?? '';
    });
  }
}
