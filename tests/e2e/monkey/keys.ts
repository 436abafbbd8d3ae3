import type { MonkeyAction } from './monkey-action.ts';

const KEYS = [
  'Space',
  'ArrowUp',
  'ArrowDown',
  'KeyC',
  'KeyX',
  'KeyZ',
  'KeyP',
  'KeyM',
  'KeyF',
  'KeyL',
  'Enter',
  'Escape',
  'Tab',
  'Shift+Tab',
  'Home',
  'End',
  'Control+KeyC',
  'Digit7',
] as const;

export const KEY_ACTIONS: readonly MonkeyAction[] = [
  {
    name: 'press a key',
    weight: 25,
    do: async ({ page, dice }) => {
      const key = dice.pick(KEYS);
      await page.keyboard.press(key);
      return key;
    },
  },
  {
    name: 'hold a key and press another',
    weight: 6,
    do: async ({ page, dice }) => {
      const [held, other] = [
        dice.pick(['Space', 'ArrowDown', 'KeyC', 'ShiftLeft']),
        dice.pick(KEYS),
      ];
      await page.keyboard.down(held);
      await page.keyboard.press(other);
      await page.keyboard.up(held);
      return `${held}, ${other}`;
    },
  },
  {
    name: 'type',
    weight: 4,
    do: async ({ page, dice }) => {
      const text = dice.pick([
        'dino',
        '#run=dino1.1.4mo0.-.s.x',
        '  ',
        'üñí ✓',
        'fffff',
        'pppp',
        '0'.repeat(200),
      ]);
      await page.keyboard.insertText(text);
      return text.slice(0, 20);
    },
  },
];
