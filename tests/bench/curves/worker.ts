import { playRuns, type SurvivalTask } from './survival.ts';

process.once('message', (task: SurvivalTask) => {
  process.send?.(playRuns(task), () => process.disconnect());
});
