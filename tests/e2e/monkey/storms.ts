import type { MonkeyAction } from './monkey-action.ts';
import { setHidden } from './window.ts';

/** Events in a storm of keys or gamepads: one second at a rate of 1000. */
const MANY = 1000;
/** Repetitions of what costs the browser more. */
const SOME = 12;

export const STORM_ACTIONS: readonly MonkeyAction[] = [
  {
    name: 'a storm of keys',
    weight: 1,
    do: async ({ page, dice }) => {
      await page.evaluate(
        ([count, first]) => {
          const codes = ['Space', 'ArrowDown', 'KeyP', 'KeyX', 'KeyC', 'KeyM', 'KeyZ'];
          for (let i = 0; i < count; i++) {
            const code = codes[(first + i * 5) % codes.length] ?? 'Space';
            window.dispatchEvent(
              new KeyboardEvent(i % 3 === 2 ? 'keyup' : 'keydown', {
                code,
                key: code,
                bubbles: true,
              }),
            );
          }
          for (const code of codes)
            window.dispatchEvent(new KeyboardEvent('keyup', { code, key: code }));
        },
        [MANY, dice.integer(0, 6)] as const,
      );
      return `${MANY} events`;
    },
  },
  {
    name: 'a storm of touches',
    weight: 1,
    do: async ({ game, protocol }) => {
      if (!(await game.stage.isVisible())) return 'no stage';
      const box = await game.stage.boundingBox({ timeout: 1000 }).catch(() => null);
      if (box === null) return 'the stage has gone';
      for (let i = 0; i < SOME; i++) {
        const touchPoints = [
          { x: box.x + ((i * 53) % box.width), y: box.y + ((i * 31) % box.height), id: 0 },
        ];
        await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await protocol.send('Input.dispatchTouchEvent', {
          type: i % 2 === 0 ? 'touchEnd' : 'touchCancel',
          touchPoints: [],
        });
      }
      return `${SOME} touches`;
    },
  },
  {
    name: 'a storm of sizes',
    weight: 1,
    do: async ({ page, dice }) => {
      const before = page.viewportSize();
      for (let i = 0; i < SOME; i++) {
        await page.setViewportSize({
          width: dice.integer(200, 1600),
          height: dice.integer(200, 1000),
        });
      }
      if (before !== null) await page.setViewportSize(before);
      return `${SOME} sizes`;
    },
  },
  {
    name: 'a storm of pixel densities',
    weight: 1,
    do: async ({ page, protocol, dice, isMobile: mobile }) => {
      const { width, height } = page.viewportSize() ?? { width: 320, height: 320 };
      const densities = [...Array.from({ length: SOME }, () => dice.integer(1, 40) / 10), 1];
      for (const deviceScaleFactor of densities) {
        await protocol.send('Emulation.setDeviceMetricsOverride', {
          width,
          height,
          deviceScaleFactor,
          mobile,
        });
      }
      return densities.join(', ');
    },
  },
  {
    name: 'a storm of hiding and showing',
    weight: 1,
    do: async ({ page }) => {
      for (let i = 0; i < SOME; i++) await setHidden(page, i % 2 === 0);
      return `${SOME} changes`;
    },
  },
  {
    name: 'a storm of gamepads',
    weight: 1,
    do: async ({ page }) => {
      await page.evaluate((count) => {
        const pad = (pressed: boolean) => ({
          id: 'Monkey pad',
          index: 0,
          connected: true,
          mapping: 'standard',
          timestamp: performance.now(),
          axes: [0, 0, 0, 0],
          buttons: Array.from({ length: 17 }, () => ({
            pressed,
            touched: pressed,
            value: Number(pressed),
          })),
        });
        for (let i = 0; i < count; i++) {
          const gamepads = i % 2 === 0 ? [pad(i % 4 === 0)] : [];
          Object.defineProperty(navigator, 'getGamepads', {
            configurable: true,
            value: () => gamepads,
          });
          const event = new Event(i % 2 === 0 ? 'gamepadconnected' : 'gamepaddisconnected');
          Object.assign(event, { gamepad: pad(false) });
          window.dispatchEvent(event);
        }
      }, MANY);
      return `${MANY} events`;
    },
  },
];
