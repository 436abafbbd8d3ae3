/** What is done with replays that exist; a chunk of its own, since no first frame needs it. */
export { verify, writeReplay } from '#replay';
