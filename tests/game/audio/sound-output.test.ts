// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRun, NO_INPUT, type Run } from '#simulation';
import type { GameOutput } from '#src/game/outputs/game-output.ts';
import { DEFAULT_SETTINGS, type GameEventPayload, type Settings } from '#game';
import { Store } from '#platform';
import { setUserActivation } from '../../platform/user-activation.ts';
import { FakeAudioContext } from './fake-audio.ts';

let settings: Store<Settings>;
let sound: GameOutput;
let refused: unknown[];
let run: Run;
const noteRefusal = (reason: unknown) => refused.push(reason);

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('AudioContext', FakeAudioContext);
  setUserActivation(true);
  FakeAudioContext.all = [];
  FakeAudioContext.refuses = false;
  settings = new Store(DEFAULT_SETTINGS);
  refused = [];
  run = createRun('cues', { invincible: true });
  process.on('unhandledRejection', noteRefusal);
});

afterEach(async () => {
  sound.dispose();
  await settle();
  expect(console.error).not.toHaveBeenCalled();
  expect(refused).toEqual([]);
  process.off('unhandledRejection', noteRefusal);
  vi.doUnmock('zzfx');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How long an import may take on a busy machine, ms. */
const PATIENCE = 20_000;

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const change = (changes: Partial<Settings>) => settings.publish({ ...settings.get(), ...changes });
const context = () => FakeAudioContext.all[0];
const started = () => context()?.started ?? [];
const last = () => started().at(-1);
const held = () => started().filter(({ loop }) => loop);
const heard = () =>
  started().filter(
    ({ stopped, loudness }) => !stopped && loudness > 0 && context()?.state === 'running',
  );

async function createOutput(): Promise<GameOutput> {
  const { SoundOutput } = await import('#src/game/audio/sound-output.ts');
  return new SoundOutput({ settings });
}

async function play(): Promise<void> {
  sound = await createOutput();
  sound.onEvent({ type: 'start' });
  await vi.waitFor(() => expect(context()?.state).toBe('running'), PATIENCE);
  await settle();
}

/** Takes steps by the audio context's clock, which the test has to set. */
function takeSteps(count: number): void {
  for (let i = 0; i < count; i++) {
    passStep();
    run.step(NO_INPUT);
    sound.afterStep(run.view);
  }
}

function passStep(): void {
  const audio = context();
  if (audio !== undefined) audio.currentTime += 1 / 60;
}

it('a watched replay has the sounds of the run', async () => {
  sound = await createOutput();
  sound.onReplayEvent?.({ type: 'jump' });
  await vi.waitFor(() => expect(started()).toHaveLength(1), PATIENCE);
});

it('the jump with which a visit begins is heard, although its sound is still loading', async () => {
  sound = await createOutput();
  sound.onEvent({ type: 'start' });
  sound.onEvent({ type: 'jump' });
  await vi.waitFor(() => expect(started()).toHaveLength(1), PATIENCE);
});

it('an iPhone on silent plays audio cues, and nothing else', async () => {
  const audioSession = { type: 'auto' };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { audioSession }));
  await play();
  expect(audioSession.type).toBe('ambient');
  change({ cues: true });
  expect(audioSession.type).toBe('playback');
});

it('no audio context is created before a run starts, nor before a user gesture', async () => {
  sound = await createOutput();
  setUserActivation(false);
  sound.onEvent({ type: 'start' });
  sound.onEvent({ type: 'jump' });
  await settle();
  expect(FakeAudioContext.all).toEqual([]);
  setUserActivation(true);
  sound.onEvent({ type: 'land' });
  await vi.waitFor(() => expect(context()?.state).toBe('running'), PATIENCE);
});

describe('an effect', () => {
  const TYPES = ['jump', 'land', 'crouch', 'shoot', 'monster_shot', 'weapon_collected'] as const;
  const EVENTS: readonly GameEventPayload[] = [
    ...TYPES.map((type) => ({ type })),
    { type: 'turbo_activated' },
    { type: 'milestone', score: 100 },
    { type: 'over', score: 1, high_score: 1 },
  ];

  it('is played for everything the dino does, a different one for each', async () => {
    await play();
    for (const event of EVENTS) sound.onEvent(event);
    expect(new Set(started().map(({ buffer }) => buffer)).size).toBe(EVENTS.length);
  });

  it('is played once for two events of the same moment, as two pterodactyls shot in one step', async () => {
    await play();
    sound.onEvent({ type: 'monster_shot' });
    sound.onEvent({ type: 'monster_shot' });
    expect(started()).toHaveLength(1);
    passStep();
    sound.onEvent({ type: 'monster_shot' });
    expect(started()).toHaveLength(2);
  });

  it('ends when the game is muted, and with a pause', async () => {
    await play();
    sound.onEvent({ type: 'jump' });
    change({ muted: true });
    expect(last()?.loudness).toBe(0);
    change({ muted: false });
    sound.onEvent({ type: 'turbo_activated' });
    expect(heard().length).toBeGreaterThan(0);
    sound.onEvent({ type: 'pause' });
    expect(last()?.stopped).toBe(true);
  });
});

describe('the audio cues', () => {
  it('are, as music is, off by default, and have their own volume', async () => {
    await play();
    takeSteps(600);
    await settle();
    expect(started()).toEqual([]);
    change({ cues: true, effectsVolume: 0 });
    while (heard().length === 0) takeSteps(1);
    const loud = last()?.loudness ?? 0;
    expect(loud).toBeGreaterThan(0.2);
    change({ cuesVolume: 20 });
    expect(last()?.loudness).toBeLessThan(loud / 5);
  });

  it('hold the tone to duck as long as needed, and play it again after a pause', async () => {
    change({ cues: true });
    await play();
    while (held().length === 0) takeSteps(1);
    expect(held()[0]?.stopped).toBe(false);
    sound.onEvent({ type: 'pause' });
    expect(held()[0]?.stopped).toBe(true);
    sound.onEvent({ type: 'resume' });
    takeSteps(1);
    expect(held()).toHaveLength(2);
    takeSteps(120);
    expect(held()[1]?.stopped).toBe(true);
  });
});

describe('music', () => {
  beforeEach(() => change({ effectsVolume: 0, music: true }));

  const playUntilHeard = async () => {
    await play();
    await vi.waitFor(() => {
      takeSteps(1);
      expect(heard().length).toBeGreaterThan(0);
    }, PATIENCE);
  };

  it('plays at its own volume while steps are taken, each note once and in time', async () => {
    await playUntilHeard();
    const before = started().length;
    takeSteps(600);
    // Ten seconds at the first pace: bass, bass drum and arpeggio.
    const notes = started().length - before;
    expect(notes).toBeGreaterThan(80);
    expect(notes).toBeLessThan(220);
    const loud = last()?.loudness ?? 0;
    change({ musicVolume: 20 });
    expect(last()?.loudness).toBeLessThan(loud / 4);
  });

  it.each([
    ['a pause', () => sound.onEvent({ type: 'pause' })],
    ['the end of the run', () => sound.onEvent({ type: 'over', score: 1, high_score: 1 })],
    ['muting', () => change({ muted: true })],
    ['turning it off', () => change({ music: false })],
  ])('stops with %s', async (_, stop) => {
    await playUntilHeard();
    stop();
    expect(heard().length).toBe(0);
  });

  it('falls silent by a fault, which is reported once; effects and the game go on', async () => {
    await playUntilHeard();
    const fault = vi
      .spyOn(FakeAudioContext.prototype, 'createBufferSource')
      .mockImplementation(() => {
        throw new DOMException('Closed', 'InvalidStateError');
      });
    expect(() => takeSteps(60)).not.toThrow();
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    fault.mockRestore();
    change({ effectsVolume: 70 });
    const { length } = started();
    sound.onEvent({ type: 'jump' });
    expect(started()).toHaveLength(length + 1);
  });
});

describe('the game is silent and goes on', () => {
  it.each<[string, () => unknown]>([
    ['if resuming is refused', () => (FakeAudioContext.refuses = true)],
    [
      'if the synthesizer does not load',
      () =>
        vi.doMock('zzfx', () => {
          throw new TypeError('Failed to fetch dynamically imported module');
        }),
    ],
    [
      'if playing a sound throws',
      () =>
        vi.spyOn(FakeAudioContext.prototype, 'createBufferSource').mockImplementation(() => {
          throw new DOMException('Closed', 'InvalidStateError');
        }),
    ],
  ])('%s', async (_, fail) => {
    fail();
    sound = await createOutput();
    for (const type of ['start', 'jump', 'land', 'pause', 'resume', 'start', 'jump'] as const) {
      sound.onEvent({ type });
      await settle();
    }
    expect(heard().length).toBe(0);
  });
});

it('a context that the browser has suspended is resumed by the next gesture', async () => {
  FakeAudioContext.refuses = true;
  sound = await createOutput();
  sound.onEvent({ type: 'start' });
  await vi.waitFor(() => expect(context()).toBeDefined(), PATIENCE);
  await settle();
  FakeAudioContext.refuses = false;
  window.dispatchEvent(new Event('touchend'));
  await vi.waitFor(() => expect(context()?.state).toBe('running'), PATIENCE);
});

it('leaving and coming back uses the same context, which is suspended in between', async () => {
  await play();
  sound.onEvent({ type: 'turbo_activated' });
  const before = last();
  sound.dispose();
  await settle();
  expect([before?.stopped, before?.loudness]).toEqual([true, 0]);
  window.dispatchEvent(new KeyboardEvent('keydown'));
  await settle();
  expect(context()?.state).toBe('suspended');
  await play();
  sound.onEvent({ type: 'jump' });
  expect(FakeAudioContext.all).toHaveLength(1);
  expect(last()?.loudness).toBeGreaterThan(0.3);
});
