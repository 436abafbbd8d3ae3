// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '#game';
import { MASTER_VOLUME } from '#src/game/audio/audio-mixer.ts';
import { setUserActivation } from '../../platform/user-activation.ts';
import { FakeAudioContext } from './fake-audio.ts';
import { PATIENCE, settle, soundInPlay } from './sound-in-play.ts';

const game = soundInPlay();

it('a watched replay has the sounds of the run', async () => {
  await game.load();
  game.sound.onReplayMoment('jumped');
  await vi.waitFor(() => expect(game.started()).toHaveLength(1), PATIENCE);
});

it('the jump with which a visit begins is heard, although its sound is still loading', async () => {
  await game.load();
  game.sound.onEvent({ type: 'started' });
  game.sound.onEvent({ type: 'jumped' });
  await vi.waitFor(() => expect(game.started()).toHaveLength(1), PATIENCE);
});

it('an iPhone on silent plays audio cues, and nothing else', async () => {
  const audioSession = { type: 'auto' };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { audioSession }));
  await game.play();
  expect(audioSession.type).toBe('ambient');
  game.change({ cues: true });
  expect(audioSession.type).toBe('playback');
});

it('no audio context is created before a run starts, nor before a user gesture', async () => {
  await game.load();
  setUserActivation(false);
  game.sound.onEvent({ type: 'started' });
  game.sound.onEvent({ type: 'jumped' });
  await settle();
  expect(FakeAudioContext.all).toEqual([]);
  setUserActivation(true);
  game.sound.onEvent({ type: 'landed' });
  await vi.waitFor(() => expect(game.context()?.state).toBe('running'), PATIENCE);
});

describe('an effect', () => {
  const EFFECTS: readonly (readonly [type: GameEvent['type'], name?: string])[] = [
    ['jumped', 'jump'],
    ['landed', 'land'],
    ['crouched', 'duck'],
    ['shot', 'shot'],
    ['pterodactylShot', 'hit'],
    ['pickupAppeared'],
    ['weaponCollected', 'pickup'],
    ['turboStarted', 'turbo'],
    ['turboEnded'],
    ['turboReady'],
    ['milestone', 'milestone'],
    ['record', 'fanfare'],
    ['retrySucceeded', 'fanfare'],
    ['rivalOut'],
    ['rivalPassed', 'triumph'],
    ['crashed', 'crash'],
  ];

  it('is the one for what the dino does', async () => {
    await game.play();
    for (const [type, name] of EFFECTS) {
      const before = game.started().length;
      game.passStep();
      game.sound.onEvent({ type });
      expect(game.names().slice(before), type).toEqual(name === undefined ? [] : [name]);
    }
  });

  it('has its own volume, half of which is a quarter of the amplitude', async () => {
    await game.play();
    const loudness = [100, 50, 0].map((effectsVolume) => {
      game.change({ effectsVolume });
      game.passStep();
      game.sound.onEvent({ type: 'jumped' });
      return game.last()?.loudness;
    });
    expect(loudness).toEqual([MASTER_VOLUME, MASTER_VOLUME / 4, 0]);
  });

  it('is played once for two events of the same moment, as two pterodactyls shot in one step', async () => {
    await game.play();
    game.sound.onEvent({ type: 'pterodactylShot' });
    game.sound.onEvent({ type: 'pterodactylShot' });
    expect(game.started()).toHaveLength(1);
    game.passStep();
    game.sound.onEvent({ type: 'pterodactylShot' });
    expect(game.started()).toHaveLength(2);
  });

  it('ends when the game is muted, and with a pause', async () => {
    await game.play();
    game.sound.onEvent({ type: 'jumped' });
    game.change({ muted: true });
    expect(game.last()?.loudness).toBe(0);
    game.change({ muted: false });
    game.sound.onEvent({ type: 'turboStarted' });
    expect(game.heard().length).toBeGreaterThan(0);
    game.sound.onEvent({ type: 'paused' });
    expect(game.last()?.stopped).toBe(true);
  });
});

describe('the audio cues', () => {
  it('are, as music is, off by default, and have their own volume', async () => {
    await game.play();
    game.takeSteps(600);
    await vi.dynamicImportSettled();
    game.takeSteps(60);
    expect(game.started()).toEqual([]);
    game.change({ cues: true, effectsVolume: 0 });
    game.takeStepsUntil(() => game.heard().length > 0);
    const loud = game.last()?.loudness ?? 0;
    expect(loud).toBeGreaterThan(0.2);
    game.change({ cuesVolume: 20 });
    expect(game.last()?.loudness).toBeLessThan(loud / 5);
  });

  it('hold the tone to duck as long as needed, and play it again after a pause', async () => {
    game.change({ cues: true });
    await game.play();
    game.takeStepsUntil(() => game.held().length > 0);
    expect(game.held()[0]?.stopped).toBe(false);
    game.sound.onEvent({ type: 'paused' });
    expect(game.held()[0]?.stopped).toBe(true);
    game.sound.onEvent({ type: 'resumed' });
    game.takeSteps(1);
    expect(game.held()).toHaveLength(2);
    game.takeSteps(120);
    expect(game.held()[1]?.stopped).toBe(true);
  });
});

describe('an interruption, as by a call', () => {
  it.each([
    [true, ['no-sound']],
    [false, []],
  ])('with cues %s pauses for %j', async (cues, reasons) => {
    game.change({ cues });
    await game.play();
    expect(game.isAudible).toBe(true);
    await game.context()?.interrupt();
    expect(game.pauses).toEqual(reasons);
    expect(game.isAudible).toBe(false);
  });
});

it('a countdown wakes sound that has gone to sleep', async () => {
  await game.play();
  await game.context()?.suspend();
  expect(game.isAudible).toBe(false);
  game.sound.onEvent({ type: 'counting' });
  await settle();
  expect(game.isAudible).toBe(true);
});

describe('a cue', () => {
  /** In steps from the start of the run. */
  function firstJump(): number {
    game.beginRun();
    const before = game.started().length;
    game.takeStepsUntil(() => game.names().slice(before).includes('jumpCue'));
    return game.run.view.steps;
  }

  it('comes earlier for a slower player, and as much earlier for sound that arrives late', async () => {
    game.change({ cues: true });
    await game.play();
    const usual = firstJump();
    game.change({ cueResponse: 280 + 150 });
    const slower = firstJump();
    expect(usual - slower).toBeGreaterThan(5);
    game.change({ cueResponse: 280 });
    Object.assign(game.context() ?? {}, { outputLatency: 0.15 });
    expect(firstJump()).toBe(slower);
  });

  it('has the sound of its action, and comes from its side', async () => {
    await game.play();
    game.sound.ready('jump', 0.9);
    game.sound.jump(0.8);
    game.sound.ready('duck', 0.7);
    game.sound.duck(0.6);
    game.sound.footstep(true);
    game.sound.footstep(false);
    const pans = game.started().map((source) => source.pans);
    expect(game.names().map((name, index) => [name, ...(pans[index] ?? [])])).toEqual([
      ['jumpReady', 0.9, 0.9],
      ['jumpCue', 0.8, 0],
      ['duckReady', 0.7, 0.7],
      ['duckCue', 0.6, undefined],
      ['footstep', -0.25, -0.25],
      ['footstep', 0.25, 0.25],
    ]);
    game.sound.duckAt(0.2);
    expect(game.held().map((source) => source.pans[0])).toEqual([0.2]);
  });

  it('turns effects down while it sounds', async () => {
    await game.play();
    game.sound.onEvent({ type: 'jumped' });
    const before = game.last()?.loudness ?? 0;
    game.sound.duck(0);
    game.passStep();
    game.sound.onEvent({ type: 'jumped' });
    expect(game.last()?.loudness).toBeCloseTo(0.4 * before, 9);
    game.sound.standUp();
    expect(game.last()?.loudness).toBe(before);
  });
});

describe('the game is silent and goes on', () => {
  it.each<[string, () => unknown]>([
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
    await game.load();
    for (const type of [
      'started',
      'jumped',
      'landed',
      'paused',
      'resumed',
      'started',
      'jumped',
    ] as const) {
      game.sound.onEvent({ type });
      await settle();
    }
    expect(game.heard().length).toBe(0);
  });
});

it('leaving and coming back uses the same context, which is suspended in between', async () => {
  await game.play();
  game.sound.onEvent({ type: 'turboStarted' });
  const before = game.last();
  game.sound.dispose();
  await settle();
  expect([before?.stopped, before?.loudness]).toEqual([true, 0]);
  window.dispatchEvent(new KeyboardEvent('keydown'));
  await settle();
  expect(game.context()?.state).toBe('suspended');
  await game.play();
  game.sound.onEvent({ type: 'jumped' });
  expect(FakeAudioContext.all).toHaveLength(1);
  expect(game.last()?.loudness).toBeGreaterThan(0.3);
});
