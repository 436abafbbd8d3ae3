import type { ComponentType } from 'react';
import { afterStageOpening, loadRuns, loadStats } from './singletons.ts';

const stageOpened = () => new Promise<void>((resolve) => void afterStageOpening(resolve));

/**
 * Loads the table of the week's daily courses with the player's results. Not while a stage is being
 * opened.
 */
export async function loadDailyWeek(): Promise<ComponentType> {
  await stageOpened();
  const { DailyWeek, records } = await loadRuns();
  return () => <DailyWeek daily={records.dailyStore} />;
}

/** Loads the chart of the player's best scores by day. Not while a stage is being opened. */
export async function loadScoreHistory(): Promise<ComponentType> {
  await stageOpened();
  const { ScoreHistory, statsTracker } = await loadStats();
  return () => <ScoreHistory tracker={statsTracker} />;
}
