// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { INPUT, NO_INPUT } from '#simulation';
import { FakeAudioContext } from './fake-audio.ts';
import { PATIENCE, soundInPlay } from './sound-in-play.ts';

const game = soundInPlay();

describe('the music of a run', () => {
  beforeEach(() => game.change({ effectsVolume: 0, music: true }));

  const playUntilHeard = async () => {
    await game.play();
    await vi.waitFor(() => {
      game.takeSteps(1);
      expect(game.heard().length).toBeGreaterThan(0);
    }, PATIENCE);
  };

  it('plays at its own volume while steps are taken, each note once and in time', async () => {
    await playUntilHeard();
    const before = game.started().length;
    game.takeSteps(600);
    // Ten seconds at the first pace: bass, bass drum and arpeggio.
    const notes = game.started().length - before;
    expect(notes).toBeGreaterThan(80);
    expect(notes).toBeLessThan(220);
    const loud = game.last()?.loudness ?? 0;
    game.change({ musicVolume: 20 });
    expect(game.last()?.loudness).toBeLessThan(loud / 4);
  });

  it('follows turbo and night', async () => {
    await playUntilHeard();
    const heardIn = (steps: number, input = NO_INPUT) => {
      const before = game.started().length;
      game.takeSteps(steps, input);
      return [...new Set(game.names().slice(before))].sort();
    };
    expect(heardIn(120)).toEqual(['arpeggio', 'bass', 'kick']);
    expect(heardIn(120, INPUT.turbo)).toContain('hat');
    while (game.run.view.score < 750) game.run.step(NO_INPUT);
    const atNight = heardIn(300);
    expect(atNight).toContain('nightLead');
    expect(atNight).not.toContain('snare');
  });

  it.each([
    ['a pause', () => game.sound.onEvent({ type: 'paused' })],
    ['the end of the run', () => game.sound.onEvent({ type: 'crashed' })],
    ['muting', () => game.change({ muted: true })],
    ['turning it off', () => game.change({ music: false })],
  ])('stops with %s', async (_, stop) => {
    await playUntilHeard();
    stop();
    expect(game.heard().length).toBe(0);
  });

  it('falls silent by a fault, which is reported once; effects and the game go on', async () => {
    await playUntilHeard();
    const fault = vi
      .spyOn(FakeAudioContext.prototype, 'createBufferSource')
      .mockImplementation(() => {
        throw new DOMException('Closed', 'InvalidStateError');
      });
    expect(() => game.takeSteps(60)).not.toThrow();
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    fault.mockRestore();
    game.change({ effectsVolume: 70 });
    const { length } = game.started();
    game.sound.onEvent({ type: 'jumped' });
    expect(game.started()).toHaveLength(length + 1);
  });
});
