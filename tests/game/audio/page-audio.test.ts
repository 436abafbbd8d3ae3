// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudioContext } from './fake-audio.ts';
import { PATIENCE, soundInPlay } from './sound-in-play.ts';

const game = soundInPlay();

/** A run has begun, and its sound has loaded. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await game.load();
  game.sound.onEvent({ type: 'started' });
  await vi.waitFor(() => expect(context().state).toBe('running'), PATIENCE);
});

afterEach(() => vi.useRealTimers());

function context(): FakeAudioContext {
  const last = FakeAudioContext.all.at(-1);
  if (last === undefined) throw new Error('There is no audio context.');
  return last;
}

const started = () => FakeAudioContext.all.flatMap((each) => each.started);
const heard = () => started().filter(({ stopped, loudness }) => !stopped && loudness > 0);

async function pass(ms: number): Promise<void> {
  context().pass(ms);
  await vi.advanceTimersByTimeAsync(ms);
}

function show(isShown: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function jump(): Promise<void> {
  window.dispatchEvent(new KeyboardEvent('keydown'));
  game.sound.onEvent({ type: 'jumped' });
  await pass(2000);
}

describe('the browser’s sound is let go', () => {
  it.each([
    ['after the end of a run', () => game.sound.onEvent({ type: 'crashed' })],
    ['in a pause', () => game.sound.onEvent({ type: 'paused' })],
    ['while it is muted', () => game.change({ muted: true })],
  ])('%s', async (_, rest) => {
    await jump();
    rest();
    await pass(20_000);
    expect(context().state).toBe('suspended');
  });

  it('at once when the page is hidden, dropping all pending sounds', async () => {
    game.sound.onEvent({ type: 'crashed' });
    show(false);
    await pass(0);
    expect(context().state).toBe('suspended');
    expect(heard()).toEqual([]);
  });

  it('but not between two sounds of a run', async () => {
    const suspend = vi.spyOn(FakeAudioContext.prototype, 'suspend');
    for (let i = 0; i < 10; i++) {
      await jump();
      await pass(2000);
    }
    expect(suspend).not.toHaveBeenCalled();
  });

  it('until a press with a sound, which is heard', async () => {
    await pass(20_000);
    window.dispatchEvent(new KeyboardEvent('keydown'));
    await pass(20);
    expect(context().state).toBe('suspended');
    game.sound.onEvent({ type: 'jumped' });
    await pass(20);
    expect(context().state).toBe('running');
    expect(heard()).toHaveLength(1);
  });
});

describe('what cannot be heard is not played', () => {
  it('on a hidden page', async () => {
    show(false);
    await jump();
    expect(heard()).toEqual([]);
    expect(context().state).toBe('suspended');
  });

  it('later: effects and cues that come meanwhile', async () => {
    game.change({ cues: true });
    FakeAudioContext.refuses = true;
    await pass(20_000);
    for (let i = 0; i < 10; i++) {
      game.takeSteps(60);
      await jump();
    }
    FakeAudioContext.refuses = false;
    window.dispatchEvent(new Event('touchend'));
    await pass(20);
    expect(context().state).toBe('running');
    expect(started()).toEqual([]);
  });
});

describe('sound comes back by the next presses', () => {
  it('from a context that claims to run, but is stuck', async () => {
    await jump();
    context().fault = 'stands until it is suspended';
    for (let i = 0; i < 3; i++) await jump();
    expect(FakeAudioContext.all).toHaveLength(1);
    // Sounds played while the context stood still would all sound at once.
    expect(started().filter(({ stopped }) => stopped)).toHaveLength(2);
    const { currentTime } = context();
    await jump();
    expect(context().currentTime).toBeGreaterThan(currentTime);
  });

  it.each(['stands', 'stays suspended'] as const)(
    'from a context that %s for good, as another one, with its music',
    async (fault) => {
      game.change({ music: true });
      await jump();
      const first = context();
      if (fault === 'stays suspended') await first.suspend();
      first.fault = fault;
      for (let i = 0; i < 4; i++) await jump();
      expect(FakeAudioContext.all).toHaveLength(2);
      expect(first.state).toBe('closed');
      expect(context().state).toBe('running');
      expect(context().started.at(-1)?.loudness).toBeGreaterThan(0.3);

      const { length } = context().started;
      vi.useRealTimers();
      await vi.waitFor(() => {
        game.takeSteps(1);
        expect(context().started.length).toBeGreaterThan(length + 1);
      }, PATIENCE);
    },
  );
});
