/** A chunk of its own: it brings in the rules of the game, and nothing else here needs them. */
export { bandAhead, findRival, RivalRun } from '#rivals';
