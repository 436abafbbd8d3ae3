/** The functions take a key's name in the game's bindings: a letter, or a `KeyboardEvent.code`. */

const ARROWS: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
]);

/** For screen readers: 'Arrow Up', 'Shift', '1', 'Bracket Left'. */
export function wordsOfKey(name: string): string {
  return name.replace(/Digit|(?<=Shift)(Left|Right)/g, '').replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');
}

export function labelOfKey(name: string): string {
  return ARROWS.get(name) ?? wordsOfKey(name);
}

/** Uses only letters that the stage's font has. */
export function keyOnStage(name: string): string {
  return wordsOfKey(name).replace('Arrow ', '').toUpperCase();
}
