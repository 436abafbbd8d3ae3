/**
 * Names of keys. The functions take the names of the game's bindings: a letter, or a
 * `KeyboardEvent.code`.
 */

const ARROWS: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
]);

/** As a screen reader says it: 'Arrow Up', 'Shift', '1', 'Bracket Left'. */
export function wordsOfKey(name: string): string {
  return name.replace(/Digit|(?<=Shift)(Left|Right)/g, '').replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');
}

/** As text on the page shows it. */
export function labelOfKey(name: string): string {
  return ARROWS.get(name) ?? wordsOfKey(name);
}

/**
 * As messages on the stage name it ('Press SPACE to Start'), in letters that the stage's font has.
 */
export function keyOnStage(name: string): string {
  return wordsOfKey(name).replace('Arrow ', '').toUpperCase();
}
