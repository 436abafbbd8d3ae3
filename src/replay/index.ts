export { checksum, readReplay, writeReplay } from './serialize.ts';
export { linkToReplay, replayFromLink } from './link.ts';
export {
  MAX_CHARACTERS,
  MAX_STEPS,
  playTo,
  Recorder,
  type Replay,
  ReplayError,
  type ReplayFault,
  runFromReplay,
} from './replay.ts';
export { replayProblem, type Verdict, verify, verifyInSlices } from './verify.ts';
