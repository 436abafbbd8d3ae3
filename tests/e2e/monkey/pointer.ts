import type { Hands, MonkeyAction } from './monkey-action.ts';

/** A random visible control that doesn't lead to another site: its middle and its name. */
function oneControl({ page, dice }: Hands) {
  return page.evaluate(
    (roll) => {
      const modal = document.querySelector('dialog[open]');
      const controls = [
        ...(modal ?? document).querySelectorAll<HTMLElement>(
          'button, summary, a[href], input, canvas',
        ),
      ];
      const inView = controls.filter((control) => {
        const { top, left, bottom, right, width } = control.getBoundingClientRect();
        if (width === 0 || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
          return false;
        return !(control instanceof HTMLAnchorElement) || control.origin === location.origin;
      });
      const control = inView[roll % inView.length];
      if (control === undefined) return undefined;
      const { top, left, width, height } = control.getBoundingClientRect();
      const name = `${control.tagName} ${(control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 30)}`;
      return { x: left + width / 2, y: top + height / 2, name };
    },
    dice.integer(0, 9999),
  );
}

function somewhere({ page, dice }: Hands): { readonly x: number; readonly y: number } {
  const { width, height } = page.viewportSize() ?? { width: 320, height: 320 };
  return { x: dice.integer(0, width - 1), y: dice.integer(0, height - 1) };
}

export const POINTER_ACTIONS: readonly MonkeyAction[] = [
  {
    name: 'click a control',
    weight: 30,
    do: async (hands) => {
      const control = await oneControl(hands);
      if (control === undefined) return 'none in view';
      await hands.page.mouse.click(control.x, control.y);
      return control.name;
    },
  },
  {
    name: 'click anywhere',
    weight: 6,
    do: async (hands) => {
      const { x, y } = somewhere(hands);
      await hands.page.mouse.click(x, y, { clickCount: hands.dice.integer(1, 2) });
      return `${x}, ${y}`;
    },
  },
  {
    name: 'scroll',
    weight: 4,
    do: async ({ page, dice }) => {
      const by = dice.integer(-1500, 1500);
      await page.mouse.wheel(0, by);
      return `${by} px`;
    },
  },
  {
    name: 'touch',
    weight: 12,
    do: async (hands) => {
      const fingers = Array.from({ length: hands.dice.integer(1, 3) }, (_, id) => ({
        id,
        ...somewhere(hands),
      }));
      const moved = fingers.map(({ id }) => ({ id, ...somewhere(hands) }));
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof fingers) =>
        hands.protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', fingers);
      if (hands.dice.integer(0, 1) === 1) await send('touchMove', moved);
      await send('touchEnd', []);
      return JSON.stringify(fingers);
    },
  },
];
