export { RivalRuns } from './rival-runs.ts';
