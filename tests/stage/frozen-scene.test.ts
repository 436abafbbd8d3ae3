// @vitest-environment node
/** Where the views put things at fixed seeds and steps, whatever draws them. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRun, INPUT, NO_INPUT, type RunView } from '#simulation';
import { ATLAS } from '#src/stage/atlas.ts';
import { CAPTION_NAMES } from '#src/stage/overlay/captions.ts';
import { DEFERRED_ATLAS } from '#src/stage/deferred-atlas.ts';
import { FIRST_VIEWS } from '#src/stage/create-stage.ts';
import type { StageState } from '#stage';
import { createDeferredViews, createTestStage, frameOf } from './test-stage.ts';

const SIZES = new Map(Object.entries({ ...ATLAS, ...DEFERRED_ATLAS }));

beforeAll(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://dino.test');
    return new Response(await readFile(`public${pathname}`));
  });
  vi.stubGlobal('createImageBitmap', async () => undefined);
});

afterAll(() => vi.unstubAllGlobals());

async function wholeStage() {
  const stage = createTestStage((name) => SIZES.get(name)?.frame);
  const { layers } = stage;
  const deferredViews = createDeferredViews(stage);
  await deferredViews.load();
  const views = [...deferredViews.inOrder, ...FIRST_VIEWS.map((create) => create(stage))];
  return {
    afterStep: (view: RunView) => views.forEach((each) => each.afterStep?.(view)),
    show(view: RunView, state: Partial<StageState>): string {
      stage.clear();
      for (const each of views) each.draw(frameOf(view, state));
      const seen = [
        ...layers.inOrder.flatMap((layer) =>
          stage.seeOn(layer).map((each) => ({ ...each, place: layer.label })),
        ),
        ...CAPTION_NAMES.flatMap((place) => stage.see(place).map((each) => ({ ...each, place }))),
      ];
      return seen.map((each) => `${each.place} ${line(each)}`).join('\n');
    },
  };
}

type Seen = ReturnType<ReturnType<typeof createTestStage>['see']>[number];

function line({ frame, x, y, width, height, tint, alpha }: Seen): string {
  const rounded = [x, y, width, height, alpha].map((value) => Number(value.toFixed(3)));
  return `${frame} ${rounded.slice(0, 4).join(' ')} #${tint.toString(16).padStart(6, '0')} ${rounded[4]}`;
}

/** Jumps now and then, shoots often, and presses turbo whenever it is ready. */
function input(view: RunView): number {
  const jump = view.steps % 190 < 20 ? INPUT.jump : NO_INPUT;
  const crouch = view.steps % 190 > 150 ? INPUT.crouch : NO_INPUT;
  return (
    jump |
    crouch |
    (view.steps % 23 === 0 ? INPUT.shoot : 0) |
    (view.steps % 700 === 0 ? INPUT.turbo : 0)
  );
}

const MOMENTS: readonly {
  name: string;
  steps: number;
  state: Partial<StageState>;
  invincible?: boolean;
}[] = [
  { name: 'waiting', steps: 0, state: { phase: 'ready' } },
  {
    name: 'day',
    steps: 1530,
    state: { phase: 'running', highScore: 1200, course: 'DAILY 12', shootKey: 'Z' },
  },
  {
    name: 'turbo',
    steps: 1440,
    state: { phase: 'running', ranked: false, turboKey: 'X', debug: true },
  },
  {
    name: 'night',
    steps: 4700,
    state: { phase: 'running', skin: 'royal', bestEnd: 520, note: '700 POINTS' },
  },
  {
    name: 'monochrome',
    steps: 8800,
    state: { phase: 'running', theme: 'monochrome', hudSize: 'large' },
  },
  { name: 'paused', steps: 700, state: { phase: 'paused', hudSize: 'small', touch: true } },
  {
    name: 'over',
    steps: 5000,
    state: { phase: 'over', msSinceCrash: 120, crashBoxes: true },
    invincible: false,
  },
];

it.each(MOMENTS)(
  '$name: each frame stands in its layer, place, size and colour',
  async (moment) => {
    const { name, steps, state, invincible = true } = moment;
    const stage = await wholeStage();
    const run = createRun('frozen', { invincible });
    while (run.view.steps < steps && !run.view.gameOver) {
      run.step(input(run.view));
      stage.afterStep(run.view);
    }
    await expect(stage.show(run.view, state)).toMatchFileSnapshot(`frozen-scene/${name}.txt`);
  },
);
