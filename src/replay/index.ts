/** Recording, serializing, playing back and verifying runs. Imports the simulation only. */
export { checksum } from './checksum.ts';
export { Checkpoints } from './checkpoints.ts';
export { linkTo, replayIn } from './link.ts';
export { MOST_CHARACTERS, MOST_STEPS, type Replay } from './replay.ts';
export { ReplayError, type ReplayFault } from './replay-error.ts';
export { replayProblem } from './replay-problem.ts';
export { Recorder } from './recorder.ts';
export { runFromReplay } from './run-from-replay.ts';
export { readReplay, writeReplay } from './serialize.ts';
export { playBack, type Verdict, verify, verifyInSlices } from './verify.ts';
