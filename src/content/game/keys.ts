/**
 * Names of keys. The names that the functions take are those of the game's bindings: a letter, or a
 * `KeyboardEvent.code`.
 */

const ARROWS: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
]);

/** A key in words, as it is read out: 'Arrow Up', 'Shift', '1', 'Bracket Left'. */
export function wordsOfKey(name: string): string {
  return name.replace(/Digit|(?<=Shift)(Left|Right)/g, '').replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');
}

/** A key as texts on the page show it. */
export function labelOfKey(name: string): string {
  return ARROWS.get(name) ?? wordsOfKey(name);
}

/**
 * A key as the stage's messages name it ('Press SPACE to Start'), in letters that the stage's font
 * has.
 */
export function keyOnStage(name: string): string {
  return wordsOfKey(name).replace('Arrow ', '').toUpperCase();
}
