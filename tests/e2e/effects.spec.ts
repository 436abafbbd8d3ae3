/**
 * Effects as drawn: pixels of the stage at fixed seeds, steps and times. Unit tests cover what
 * triggers an effect and how long it lasts.
 */
import { PNG } from 'pngjs';
import { INPUT } from '#simulation';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, type GamePage, keepPictures, PICTURE_VIEWPORT, RENDERERS, test } from './game.ts';

const SEED = 'picture';

type Inputs = readonly (readonly [steps: number, input: number])[];

const LANDING: Inputs = [
  [100, 0],
  [1, INPUT.jump],
  [54, 0],
];
const HIT: Inputs = [
  [1440, 0],
  [1, INPUT.shoot],
  [45, 0],
];
const TURBO: Inputs = [
  [500, 0],
  [1, INPUT.turbo],
  [60, 0],
];

test.use({ viewport: PICTURE_VIEWPORT });

test.beforeEach(async ({ page }) => keepPictures(page));

async function play(game: GamePage, seed: string, inputs: Inputs): Promise<void> {
  await game.loaded();
  await game.manual(true);
  await game.invincible(true);
  await game.start(seed);
  for (const [steps, input] of inputs) await game.step(steps, input);
}

async function crash(game: GamePage): Promise<void> {
  await game.page.clock.install();
  await game.open();
  await game.loaded();
  await game.stopClock();
  await game.manual(true);
  await game.start(SEED);
  await game.step(3000);
  await expect(game.phase('over')).toBeVisible();
}

async function after(game: GamePage, ms: number): Promise<PNG> {
  await game.run(ms);
  // Frames come every 16 ms; this draws one at the exact time.
  await game.step(0);
  return PNG.sync.read(await game.picture());
}

/**
 * The ground in the right half of the stage, where no particle flies: it moves only if the whole
 * picture shakes.
 */
function farGround({ data, width, height }: PNG): string {
  const rows: Buffer[] = [];
  for (let y = Math.ceil((height * 362) / 380); y < height; y++) {
    rows.push(data.subarray((y * width + width / 2) * 4, (y + 1) * width * 4));
  }
  return Buffer.concat(rows).toString('base64');
}

for (const renderer of RENDERERS) {
  test.describe(`drawn with ${renderer}`, onlyInFullRun(renderer === 'canvas'), () => {
    test.use({ renderer });

    test('the stage shows dust at a landing, feathers and points of a hit, flames and lines of turbo', async ({
      game,
    }) => {
      await game.open();
      for (const [name, seed, inputs] of [
        ['effects-landing', SEED, LANDING],
        ['effects-hit', 'hit', HIT],
        ['effects-turbo', SEED, TURBO],
      ] as const) {
        await test.step(name, async () => {
          await play(game, seed, inputs);
          game.expectPicture(await game.picture(), name);
        });
      }
    });

    test('the crash shakes the picture, and the stage says what the dino ran into', async ({
      game,
    }) => {
      await crash(game);
      const first = await after(game, 0);
      const shaken = [await after(game, 40), await after(game, 80), await after(game, 80)];
      for (const picture of shaken) expect(farGround(picture)).not.toBe(farGround(first));
      await after(game, 300);
      const picture = await game.picture();
      game.expectPicture(picture, 'effects-over');
      await game.page.clock.fastForward(2000);
      const rest = await after(game, 0);
      expect(farGround(PNG.sync.read(picture))).toBe(farGround(rest));
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('turbo has flames and no lines of speed', onlyInFullRun(), async ({ game }) => {
        await game.open();
        await play(game, SEED, TURBO);
        game.expectPicture(await game.picture(), 'effects-turbo-calm');
      });

      test('the crash does not shake the picture', onlyInFullRun(), async ({ game }) => {
        await crash(game);
        const first = farGround(await after(game, 0));
        for (let i = 0; i < 8; i++) expect(farGround(await after(game, 40))).toBe(first);
      });
    });

    test(
      'without their sheet the game goes on, and still says what the dino ran into',
      onlyInFullRun(),
      async ({ game, page }) => {
        game.expectedErrors.push(/sprite4\.png/, /A part of the picture is missing/);
        await page.route('**/sprite4.png*', (route) => route.abort());
        await crash(game);
        const first = await after(game, 0);
        expect(farGround(await after(game, 40))).not.toBe(farGround(first));
        await after(game, 460);
        game.expectPicture(await game.picture(), 'effects-over');
        await play(game, SEED, TURBO);
        expect((await game.state()).turboMode).toBe(true);
      },
    );
  });
}

test.describe('drawn with WebGL', () => {
  test.use({ renderer: 'webgl' });

  test(
    'a finished run is not redrawn while nothing changes',
    onlyInFullRun(),
    async ({ game, page }) => {
      await page.addInitScript(() => {
        const { drawElements } = WebGL2RenderingContext.prototype;
        let draws = 0;
        Object.defineProperty(globalThis, 'draws', { get: () => draws });
        WebGL2RenderingContext.prototype.drawElements = function (...args) {
          draws += 1;
          drawElements.apply(this, args);
        };
      });
      await crash(game);
      const drawsWithin = async (ms: number) => {
        const count = () => page.evaluate<number>('draws');
        const before = await count();
        await game.run(ms);
        return (await count()) - before;
      };
      expect(await drawsWithin(500)).toBeGreaterThan(20);
      await page.clock.fastForward(2000);
      await game.run(50);
      expect(await drawsWithin(500)).toBe(0);
    },
  );
});
