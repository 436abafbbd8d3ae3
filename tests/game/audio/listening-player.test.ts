import { describe, expect, it } from 'vitest';
import { listen, LISTENERS, shareOf } from './listening-players.ts';

describe('a player who only listens', () => {
  it.each(LISTENERS)(
    'survives 500 points on nine of ten courses, reacting after $reaction ms to sound that is $soundDelay ms late',
    (player) => {
      expect(shareOf(listen(10, 500, player).scores, 500)).toBeGreaterThanOrEqual(0.9);
    },
    120_000,
  );

  it('would not with late sound and uncalibrated cues', () => {
    const { scores } = listen(10, 500, { reaction: 330, soundDelay: 150, uncalibrated: true });
    expect(shareOf(scores, 500)).toBeLessThanOrEqual(0.1);
  });

  it('survives 1000 points on most courses if practised, and hears nearly every cue in rhythm after a get ready', () => {
    const { scores, announced } = listen(8, 1000, { deviation: 30 });
    expect(shareOf(scores, 1000)).toBeGreaterThanOrEqual(0.8);
    expect(announced).toBeGreaterThan(0.9);
  }, 120_000);

  it('would not without the cues', () => {
    expect(shareOf(listen(40, 500, { ignoresCues: true }).scores, 100)).toBe(0);
  });
});
