// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRun, INPUT, NO_INPUT, type Run } from '#simulation';
import {
  type GameOutput,
  type Instrument,
  type Mood,
  MUSIC_LENGTH,
  playNotes,
  sixteenthLength,
} from '#game/testing';
import { DEFAULT_SETTINGS, type Settings } from '#game/api';
import { Store } from '#platform';
import { FakeAudioContext } from './fake-audio.ts';

const DAY: Mood = { speed: 7, turbo: false, night: false };

/** How many notes of each instrument the piece has. */
function notesOf(mood: Mood): ReadonlyMap<Instrument, number> {
  const notes = new Map<Instrument, number>();
  for (let at = 0; at < MUSIC_LENGTH; at++) {
    playNotes(at, mood, (instrument) => notes.set(instrument, (notes.get(instrument) ?? 0) + 1));
  }
  return notes;
}

describe('the piece', () => {
  it('gets more layers, and faster, with the pace', () => {
    const [slow, fast] = [notesOf(DAY), notesOf({ ...DAY, speed: 12 })];
    expect([...slow.keys()].toSorted()).toEqual(['arpeggio', 'bass', 'kick']);
    expect([...fast.keys()].toSorted()).toEqual([
      'arpeggio',
      'bass',
      'hat',
      'kick',
      'lead',
      'snare',
    ]);
    expect(fast.get('arpeggio')).toBeGreaterThan(slow.get('arpeggio') ?? 0);
    expect(sixteenthLength({ ...DAY, speed: 12 })).toBeLessThan(sixteenthLength(DAY));
  });
});

describe('the music of a run', () => {
  let settings: Store<Settings>;
  let sound: GameOutput;
  let run: Run;

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('AudioContext', FakeAudioContext);
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: { hasBeenActive: true },
    });
    FakeAudioContext.all = [];
    settings = new Store({ ...DEFAULT_SETTINGS, effectsVolume: 0, music: true });
    run = createRun('music', { invincible: true });
  });

  afterEach(() => {
    sound.dispose();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const context = () => FakeAudioContext.all[0];
  const change = (changes: Partial<Settings>) =>
    settings.publish({ ...settings.get(), ...changes });
  const started = () => context()?.started ?? [];
  const heard = () => started().filter(({ stopped, loudness }) => !stopped && loudness > 0);

  /** Takes steps on the clock of the audio context, which a fake has to be told. */
  function takeSteps(count: number, input = NO_INPUT): void {
    for (let i = 0; i < count; i++) {
      const audio = context();
      if (audio !== undefined) audio.currentTime += 1 / 60;
      run.step(input);
      sound.afterStep(run.view);
    }
  }

  async function play(): Promise<void> {
    const { createSoundOutput } = await import('#game/testing');
    sound = createSoundOutput({ settings, announce: () => undefined, isNight: () => false });
    sound.onEvent({ type: 'start' });
    await vi.waitFor(() => expect(context()?.state).toBe('running'), 20_000);
  }

  const playUntilHeard = () =>
    vi.waitFor(() => {
      takeSteps(1);
      expect(heard().length).toBeGreaterThan(0);
    }, 20_000);

  it('is off by default', async () => {
    expect(DEFAULT_SETTINGS.music).toBe(false);
    change({ music: false });
    await play();
    takeSteps(120);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(started()).toEqual([]);
  });

  it('plays at its own volume while steps are taken, each note once and in time', async () => {
    await play();
    await playUntilHeard();
    const before = started().length;
    takeSteps(600);
    // Ten seconds at the first pace: bass, bass drum and arpeggio.
    const notes = started().length - before;
    expect(notes).toBeGreaterThan(80);
    expect(notes).toBeLessThan(220);
    const loud = started().at(-1)?.loudness ?? 0;
    change({ musicVolume: 20 });
    expect(started().at(-1)?.loudness).toBeLessThan(loud / 4);
  });

  it.each([
    ['a pause', () => sound.onEvent({ type: 'pause' })],
    ['the end of the run', () => sound.onEvent({ type: 'over', score: 1, high_score: 1 })],
    ['muting', () => change({ muted: true })],
    ['turning it off', () => change({ music: false })],
  ])('stops with %s', async (_, stop) => {
    await play();
    await playUntilHeard();
    stop();
    expect(heard()).toEqual([]);
    const { length } = started();
    if (settings.get().muted || !settings.get().music) takeSteps(60);
    expect(started()).toHaveLength(length);
  });

  it('goes on after a pause', async () => {
    await play();
    await playUntilHeard();
    sound.onEvent({ type: 'pause' });
    sound.onEvent({ type: 'resume' });
    takeSteps(30);
    expect(heard().length).toBeGreaterThan(0);
  });

  it('falls silent by a fault, which is reported once; effects and the game go on', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    await play();
    await playUntilHeard();
    const fault = vi
      .spyOn(FakeAudioContext.prototype, 'createBufferSource')
      .mockImplementation(() => {
        throw new DOMException('Closed', 'InvalidStateError');
      });
    expect(() => takeSteps(60)).not.toThrow();
    expect(report).toHaveBeenCalledOnce();
    fault.mockRestore();
    change({ effectsVolume: 70 });
    const { length } = started();
    takeSteps(1, INPUT.jump);
    sound.onEvent({ type: 'jump' });
    expect(started()).toHaveLength(length + 1);
  });
});
