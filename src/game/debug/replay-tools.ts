/** The parts of #replay that only the debug API needs: a chunk of its own, loaded when it is used. */
export { verify, writeReplay } from '#replay';
