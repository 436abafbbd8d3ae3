/** What has happened in a run so far, told once to all who show, sound or count it. */
export { isInRun, isUnderWay, type Phase } from './phase.ts';
export { AFTERMATH_STEPS, type Goals, type Moment, NO_GOALS, Story } from './story.ts';
