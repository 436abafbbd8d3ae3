/** What is said of keys and buttons. A key's name is its `KeyboardEvent.code`, a letter's the letter: see the game's bindings. */

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
