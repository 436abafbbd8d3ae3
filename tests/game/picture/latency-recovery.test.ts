import { beforeEach, describe, expect, it } from 'vitest';
import { LatencyRecovery } from '#game/testing';

let recovery: LatencyRecovery;
let now: number;

beforeEach(() => {
  recovery = new LatencyRecovery();
  now = 5000;
});

interface Frames {
  /** Time until each frame, ms; default that of a screen with 60 Hz. */
  readonly gap?: number;
  /** How long each frame keeps the page busy, ms. */
  readonly busy?: number;
}

/** Shows frames for this many seconds. Returns when frames were left out, whole ms since the first of these frames. */
function play(seconds: number, { gap = 1000 / 60, busy = 1 }: Frames = {}): number[] {
  const begun = now;
  const leftOut: number[] = [];
  while (now < begun + seconds * 1000) {
    now += gap;
    if (recovery.begin(now)) leftOut.push(Math.round(now - begun));
    recovery.end(now + busy);
  }
  return leftOut;
}

describe('frames that come in time', () => {
  it('lose one, half a second after the run began, and no other', () => {
    const leftOut = play(600);
    expect(leftOut).toHaveLength(1);
    expect(leftOut[0]).toBeGreaterThanOrEqual(500);
    expect(leftOut[0]).toBeLessThan(600);
  });

  it('lose one more after each break and in each new run', () => {
    play(60);
    recovery.interrupt();
    expect(play(0.4)).toEqual([]);
    expect(play(60)).toHaveLength(1);
  });

  it('are as many on a screen of 144 Hz', () => {
    expect(play(60, { gap: 1000 / 144 })).toHaveLength(1);
  });

  it('may come a little sooner or later', () => {
    play(1);
    for (let i = 0; i < 1000; i++) expect(play(0.01, { gap: 16.67 + 3 * Math.sin(i) })).toEqual([]);
  });
});

describe('a frame that may have missed the screen’s refresh', () => {
  it('costs one more: the next that comes in time', () => {
    play(10);
    expect(play(0.01, { gap: 100 / 3 })).toEqual([]);
    expect(play(10)).toEqual([17]);
  });

  it('is a long one as well, although the next comes in time', () => {
    play(10);
    play(0.01, { busy: 12 });
    expect(play(10)).toEqual([17]);
  });

  it('is found on a faster screen, too', () => {
    play(10, { gap: 1000 / 144 });
    play(0.001, { gap: 2000 / 144 });
    expect(play(10, { gap: 1000 / 144 })).toHaveLength(1);
  });
});

describe('a page that is late again and again', () => {
  it('loses fewer and fewer frames', () => {
    expect(play(4, { busy: 12 }).length).toBe(2);
    expect(play(600, { busy: 12 }).length).toBeLessThan(20);
  });

  it('loses as many as at first after it has been in time for long', () => {
    play(300, { busy: 12 });
    play(300);
    play(0.01, { busy: 12 });
    expect(play(1)).toHaveLength(1);
    play(3);
    play(0.01, { busy: 12 });
    expect(play(1)).toHaveLength(1);
  });
});
