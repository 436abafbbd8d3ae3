// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRun, type Run } from '#simulation';
import type { GameOutput } from '#game/testing';
import { DEFAULT_SETTINGS, type GameEvent, type Settings } from '#game/api';
import { Store } from '#platform';
import { FakeAudioContext } from './fake-audio.ts';

let settings: Store<Settings>;
let sound: GameOutput;
let refused: unknown[];
const noteRefusal = (reason: unknown) => refused.push(reason);

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('AudioContext', FakeAudioContext);
  touched(true);
  FakeAudioContext.all = [];
  FakeAudioContext.refuses = false;
  settings = new Store(DEFAULT_SETTINGS);
  refused = [];
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

function touched(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive },
  });
}

/** How long an import may take on a busy machine, ms. */
const PATIENCE = 20_000;

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const change = (changes: Partial<Settings>) => settings.publish({ ...settings.get(), ...changes });
const context = () => FakeAudioContext.all[0];
const started = () => context()?.started ?? [];
const last = () => started().at(-1);

async function createOutput(): Promise<GameOutput> {
  const { createSoundOutput } = await import('#game/testing');
  return createSoundOutput({
    settings,
    announce: () => undefined,
    isNight: ({ score }) => score >= 700,
  });
}

/** Creates the output and starts a run. */
async function play(): Promise<void> {
  sound = await createOutput();
  sound.onEvent({ type: 'start' });
  await vi.waitFor(() => expect(context()?.state).toBe('running'), PATIENCE);
  await settle();
}

it('a watched replay has the sounds of the run', async () => {
  sound = await createOutput();
  sound.onReplayEvent?.({ type: 'jump' });
  await vi.waitFor(() => expect(context()?.state).toBe('running'), PATIENCE);
  await settle();
  const before = started().length;
  sound.onReplayEvent?.({ type: 'monster_shot' });
  expect(started().length).toBeGreaterThan(before);
});

function takeTo(run: Run, steps: number): void {
  while (run.view.steps < steps) {
    run.step(0);
    sound.afterStep(run.view);
  }
}

it('the jump with which a visit begins is heard, although its sound is still loading', async () => {
  sound = await createOutput();
  sound.onEvent({ type: 'start' });
  sound.onEvent({ type: 'jump' });
  await vi.waitFor(() => expect(started()).toHaveLength(1), PATIENCE);
});

it('an iPhone on silent plays audio cues, and is asked for nothing else', async () => {
  const audioSession = { type: 'auto' };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { audioSession }));
  await play();
  expect(audioSession.type).toBe('ambient');
  change({ cues: true });
  expect(audioSession.type).toBe('playback');
});

it('no audio context is created before a run starts, nor before a user gesture', async () => {
  sound = await createOutput();
  await settle();
  touched(false);
  sound.onEvent({ type: 'start' });
  sound.onEvent({ type: 'jump' });
  await settle();
  expect(FakeAudioContext.all).toEqual([]);
  touched(true);
  sound.onEvent({ type: 'land' });
  await vi.waitFor(() => expect(context()?.state).toBe('running'), PATIENCE);
});

describe('an effect', () => {
  const EVENTS: readonly GameEvent[] = [
    { type: 'jump' },
    { type: 'land' },
    { type: 'crouch' },
    { type: 'shoot' },
    { type: 'monster_shot' },
    { type: 'weapon_collected' },
    { type: 'turbo_activated' },
    { type: 'milestone', score: 100 },
    { type: 'over', score: 1, high_score: 1 },
  ];

  it('is played for everything the dino does, a different one for each', async () => {
    await play();
    for (const event of EVENTS) sound.onEvent(event);
    expect(started()).toHaveLength(EVENTS.length);
    expect(new Set(started().map(({ buffer }) => buffer)).size).toBe(EVENTS.length);
    for (const { buffer } of started())
      expect(buffer?.samples.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
  });

  it('is played once for two events of the same moment: two pterodactyls shot in one step are not louder than one', async () => {
    await play();
    const before = started().length;
    sound.onEvent({ type: 'monster_shot' });
    sound.onEvent({ type: 'monster_shot' });
    expect(started()).toHaveLength(before + 1);
    const audio = context();
    if (audio !== undefined) audio.currentTime += 1 / 60;
    sound.onEvent({ type: 'monster_shot' });
    expect(started()).toHaveLength(before + 2);
  });

  it('is not played while muted, and one that is playing falls silent', async () => {
    await play();
    sound.onEvent({ type: 'jump' });
    change({ muted: true });
    expect(last()?.loudness).toBe(0);
    sound.onEvent({ type: 'land' });
    expect(started()).toHaveLength(1);
    change({ muted: false });
    const audio = context();
    if (audio !== undefined) audio.currentTime += 1 / 60;
    sound.onEvent({ type: 'jump' });
    expect(started()).toHaveLength(2);
    expect(last()?.loudness).toBeGreaterThan(0.3);
  });

  it('ends with a pause', async () => {
    await play();
    sound.onEvent({ type: 'turbo_activated' });
    sound.onEvent({ type: 'pause' });
    expect(last()?.stopped).toBe(true);
  });
});

describe('the audio cues', () => {
  const toFirstJumpCue = (run: Run) => {
    const before = started().length;
    while (
      started()
        .slice(before)
        .every(({ pan, buffer }) => pan < 0.3 || buffer === undefined)
    )
      takeTo(run, run.view.steps + 1);
  };

  it('are played only if the setting is on, at their own volume', async () => {
    await play();
    takeTo(createRun('cues', { invincible: true }), 600);
    expect(started()).toEqual([]);
    change({ cues: true, effectsVolume: 0 });
    toFirstJumpCue(createRun('cues', { invincible: true }));
    const loud = last()?.loudness ?? 0;
    expect(loud).toBeGreaterThan(0.3);
    change({ cuesVolume: 20 });
    expect(last()?.loudness).toBeLessThan(loud / 5);
  });

  it('hold the tone to duck as long as needed, and play it again after a pause', async () => {
    change({ cues: true });
    await play();
    const run = createRun('cues', { invincible: true });
    const held = () => started().filter(({ loop }) => loop);
    while (held().length === 0) takeTo(run, run.view.steps + 1);
    expect(held()[0]?.stopped).toBe(false);
    sound.onEvent({ type: 'pause' });
    expect(held()[0]?.stopped).toBe(true);
    sound.onEvent({ type: 'resume' });
    expect(held()).toHaveLength(2);
    takeTo(run, run.view.steps + 120);
    expect(held()[1]?.stopped).toBe(true);
  });
});

describe('the game is silent if audio fails to start, and tries again with the next run', () => {
  const playOn = async () => {
    sound = await createOutput();
    for (const type of ['start', 'jump', 'land', 'pause', 'resume', 'start', 'jump'] as const) {
      sound.onEvent({ type });
      await settle();
    }
    window.dispatchEvent(new KeyboardEvent('keydown'));
    await settle();
  };

  it('in a browser without an AudioContext', async () => {
    vi.stubGlobal('AudioContext', undefined);
    await playOn();
  });

  it('if resuming is refused', async () => {
    FakeAudioContext.refuses = true;
    await playOn();
    expect(context()?.state).toBe('suspended');
  });

  it('if the synthesizer does not load', async () => {
    vi.doMock('zzfx', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await playOn();
    expect(FakeAudioContext.all).toEqual([]);
  });

  it('if playing a sound throws', async () => {
    await play();
    vi.spyOn(FakeAudioContext.prototype, 'createBufferSource').mockImplementation(() => {
      throw new DOMException('Closed', 'InvalidStateError');
    });
    sound.onEvent({ type: 'jump' });
    expect(started()).toEqual([]);
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

it('leaving and coming back uses the same context; in between it is suspended and has no listeners', async () => {
  await play();
  sound.onEvent({ type: 'turbo_activated' });
  const before = last();
  sound.dispose();
  await settle();
  expect(before?.stopped).toBe(true);
  expect(before?.loudness).toBe(0);
  expect(context()?.state).toBe('suspended');
  window.dispatchEvent(new KeyboardEvent('keydown'));
  await settle();
  expect(context()?.state).toBe('suspended');
  await play();
  sound.onEvent({ type: 'jump' });
  expect(FakeAudioContext.all).toHaveLength(1);
  expect(last()?.loudness).toBeGreaterThan(0.3);
});
