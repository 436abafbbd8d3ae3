import { beforeEach, describe, expect, it } from 'vitest';
import { FrameSampler, SlowDevice } from '#game/testing';

let device: SlowDevice;
let sampler: FrameSampler;
let now: number;

beforeEach(() => {
  device = new SlowDevice();
  sampler = new FrameSampler();
  now = 5000;
});

/** Shows frames at this rate for this long. */
function play(framesPerSecond: number, seconds: number): void {
  for (let i = 0; i < Math.round(framesPerSecond * seconds); i++) {
    now += 1000 / framesPerSecond;
    if (sampler.frame(now)) device.judge(sampler);
  }
}

describe('a device', () => {
  it.each([11, 8, 4, 3, 1])(
    'that shows %i frames a second in a run is too slow within 7 s',
    (rate) => {
      play(rate, 7);
      expect(device.isTooSlow).toBe(true);
    },
  );

  it.each([13, 20, 30, 60])('that shows %i frames a second is not too slow', (rate) => {
    play(rate, 60);
    expect(device.isTooSlow).toBe(false);
  });

  it('is not judged in the first two seconds of a run, nor after less than three slow seconds', () => {
    play(8, 2);
    play(60, 1);
    play(8, 2.4);
    play(60, 1);
    play(8, 2.4);
    expect(device.isTooSlow).toBe(false);
    play(8, 1.2);
    expect(device.isTooSlow).toBe(true);
  });

  it('that is slow only after each start, pause or load is not too slow', () => {
    for (let i = 0; i < 10; i++) {
      play(8, 4);
      device.settle();
    }
    expect(device.isTooSlow).toBe(false);
  });
});

describe('a player who was told', () => {
  beforeEach(() => play(8, 6));

  it('is no longer told once frames have come in time for three seconds', () => {
    play(30, 2.5);
    expect(device.isTooSlow).toBe(true);
    play(30, 1.5);
    expect(device.isTooSlow).toBe(false);
  });

  it('is not told again after dismissing it', () => {
    device.dismiss();
    expect(device.isTooSlow).toBe(false);
    play(8, 60);
    expect(device.isTooSlow).toBe(false);
  });
});
