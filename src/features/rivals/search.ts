/** A chunk of its own: it brings in the rules of the game, and only a search needs them. */
export { bandAhead, findRival } from '#rivals';
