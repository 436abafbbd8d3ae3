import { goTo } from './go-to.ts';
import { KEY_ACTIONS } from './keys.ts';
import type { Hands, MonkeyAction } from './monkey-action.ts';
import { POINTER_ACTIONS } from './pointer.ts';

const OFFLINE = [
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch/,
  /did not load|didn’t load/,
  /dynamically imported module/,
] as const;

async function meanwhile(hands: Hands): Promise<string> {
  const done: string[] = [];
  for (let count = hands.dice.integer(1, 3); count > 0; count--) {
    const { name, do: act } = hands.dice.pick([...KEY_ACTIONS, ...POINTER_ACTIONS]);
    done.push(`${name}: ${await act(hands)}`);
  }
  return done.join('; ');
}

export const FAULT_ACTIONS: readonly MonkeyAction[] = [
  {
    name: 'lose the drawing context',
    weight: 2,
    do: async (hands) => {
      // Pixi 8.22 hangs if its context is lost while it starts (pixi-react's issue 613).
      if ((await hands.game.canvas.count()) === 0) return 'there is none yet';
      await hands.context.lose();
      const done = await meanwhile(hands);
      await hands.context.restore();
      return done;
    },
  },
  {
    name: 'lose the network',
    weight: 2,
    do: async (hands) => {
      if (!hands.game.expectedErrors.includes(OFFLINE[0]))
        hands.game.expectedErrors.push(...OFFLINE);
      await hands.page.context().setOffline(true);
      const done = await meanwhile(hands);
      await hands.page.context().setOffline(false);
      // A page opened meanwhile is the browser's own error page.
      if (hands.page.url().startsWith('chrome-error:'))
        await goTo(hands.page, '/?debug&renderer=webgl');
      return done;
    },
  },
];
