import { describe, expect, it } from 'vitest';
import type { RunSummary } from '#game/api';
import { SettingsStore } from '#game/testing';
import { countEnd, EARLY_ENDS, isOfferDue } from '#play/testing';

const ended = (score: number, assisted = false): RunSummary => ({
  score,
  metres: score,
  playedMs: 1,
  assisted,
});

const newSettings = () => new SettingsStore(() => undefined);

function endRuns(settings: SettingsStore, count: number, run: RunSummary): void {
  for (let i = 0; i < count; i++) countEnd(settings, run);
}

describe('assists are offered', () => {
  it('after ten runs that ended before 100 points, not before', () => {
    const settings = newSettings();
    endRuns(settings, EARLY_ENDS - 1, ended(99));
    expect(isOfferDue(settings.get())).toBe(false);
    endRuns(settings, 1, ended(0));
    expect(EARLY_ENDS).toBe(10);
    expect(isOfferDue(settings.get())).toBe(true);
  });

  it('not to a player who comes further now and then, nor to one who uses them', () => {
    const settings = newSettings();
    for (let i = 0; i < 3; i++) {
      endRuns(settings, EARLY_ENDS - 1, ended(50));
      endRuns(settings, 1, ended(100));
    }
    endRuns(settings, 30, ended(20, true));
    expect(isOfferDue(settings.get())).toBe(false);
  });
});
