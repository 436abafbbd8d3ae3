import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type RunSummary, type Settings } from '#game/api';
import { countEnd, EARLY_ENDS, isOfferDue } from '#play/testing';

const ended = (score: number, assisted = false): RunSummary => ({
  score,
  metres: score,
  playedMs: 1,
  assisted,
});

class FakeSettings {
  private value: Settings = DEFAULT_SETTINGS;
  readonly get = () => this.value;

  change(changes: Partial<Settings>): void {
    this.value = { ...this.value, ...changes };
  }
}

function endRuns(settings: FakeSettings, count: number, run: RunSummary): void {
  for (let i = 0; i < count; i++) countEnd(settings, run);
}

describe('assists are offered', () => {
  it('after ten runs that ended before 100 points, not before', () => {
    const settings = new FakeSettings();
    endRuns(settings, EARLY_ENDS - 1, ended(99));
    expect(isOfferDue(settings.get())).toBe(false);
    endRuns(settings, 1, ended(0));
    expect(EARLY_ENDS).toBe(10);
    expect(isOfferDue(settings.get())).toBe(true);
  });

  it('not to a player who comes further now and then, nor to one who uses them', () => {
    const settings = new FakeSettings();
    for (let i = 0; i < 3; i++) {
      endRuns(settings, EARLY_ENDS - 1, ended(50));
      endRuns(settings, 1, ended(100));
    }
    endRuns(settings, 30, ended(20, true));
    expect(isOfferDue(settings.get())).toBe(false);
  });
});
