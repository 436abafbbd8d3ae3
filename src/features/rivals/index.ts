export { RivalLine } from './RivalLine.tsx';
export { RivalRow } from './RivalRow.tsx';
export { RivalRuns } from './rival-runs.ts';
export { rivalsStore, RivalsStore } from './rivals-store.ts';
