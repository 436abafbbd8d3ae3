import { expect, it } from 'vitest';
import { createRun, DINO_SIZE, DINO_X, GROUND_Y } from '#simulation';
import type { Skin, StageState } from '#stage';
import { NO_GOALS } from '#story';
import { BestRunFlag } from '#src/stage/effects/best-run-flag.ts';
import { Ghost, GHOST_OPACITY } from '#src/stage/effects/ghost.ts';
import { Hats } from '#src/stage/effects/hats.ts';
import { createTestStage, drawLastStep, frameOf, storyOf } from '../test-stage.ts';

const { view } = createRun(1);
const AHEAD = { ...view, groundCovered: 100 };

it.each<[Skin, hats: readonly string[]]>([
  ['classic', []],
  ['ocean', []],
  ['moss', []],
  ['coal', []],
  ['cowboy', ['hat-cowboy']],
  ['gentleman', ['hat-top']],
  ['party', ['hat-party']],
  ['royal', ['hat-crown']],
  ['golden', []],
])('the look %s wears %j on its head, and so does its ghost', (skin, hats) => {
  const { layers, art, onStage, see } = createTestStage();
  drawLastStep(onStage(new Hats(layers, art)), view, { skin, ghost: { view: AHEAD, rival: null } });
  const worn = see('hats');
  expect(worn.map(({ frame }) => frame)).toEqual(hats);
  for (const { x, width, y, height } of worn) {
    const middle = x + width / 2;
    expect(middle).toBeGreaterThan(DINO_X + DINO_SIZE.width / 2);
    expect(middle).toBeLessThan(DINO_X + DINO_SIZE.width);
    expect(Math.abs(y + height - (GROUND_Y - DINO_SIZE.height))).toBeLessThan(10);
  }
  expect(see('backEffects')).toEqual(
    worn.map((hat) => ({ ...hat, x: hat.x + 100, alpha: GHOST_OPACITY })),
  );
});

it('a rival wears its own hat, or none', () => {
  const { layers, art, onStage, see } = createTestStage();
  const hats = onStage(new Hats(layers, art));
  for (const [hat, frames] of [
    ['party', ['hat-party']],
    [null, []],
  ] as const) {
    const look = { colours: 'moss', hat } as const;
    const ghost = { view: AHEAD, rival: { name: 'Compy', score: 128, look } };
    drawLastStep(hats, view, { skin: 'royal', ghost });
    expect(see('backEffects').map(({ frame }) => frame)).toEqual(frames);
    expect(see('hats').map(({ frame }) => frame)).toEqual(['hat-crown']);
  }
});

it('the hat of a rival that tumbles stays on its head', () => {
  const { onStage, see, ...stage } = createTestStage();
  const views = [new Ghost(stage), new Hats(stage.layers, stage.art)].map(onStage);
  const rival = { name: 'Compy', score: 128, look: { colours: 'moss', hat: 'party' } } as const;
  const hatOnFigure = (gameOver: boolean, steps = 0) => {
    const ghost = { view: { ...view, gameOver }, rival };
    const own = { ...view };
    const story = storyOf(own);
    story.pursue({ ...NO_GOALS, rival: 100 });
    story.ghost = ghost.view;
    for (let step = 0; step <= steps; step++) story.afterStep();
    const frame = frameOf(own, { phase: 'running', ghost });
    const [figure, hat] = views.flatMap((each) => {
      each.draw(frame);
      return see('backEffects').slice(0, 1);
    });
    if (figure === undefined || hat === undefined) throw new Error('Something is missing.');
    return { x: hat.x - figure.x, y: Math.round(hat.y - figure.y) };
  };
  const { x, y } = hatOnFigure(false);
  // Upside down, it is as far below.
  for (const [steps, way] of [
    [4, 1],
    [10, -1],
    [25, 1],
    [60, 1],
  ] as const)
    expect(hatOnFigure(true, steps)).toEqual({ x, y: way * y });
});

it.each<[Partial<StageState>, covered: number, x: number | undefined]>([
  [{ bestEnd: 20 }, 1700, DINO_X + DINO_SIZE.width + 300],
  [{ bestEnd: 20 }, 2000, DINO_X + DINO_SIZE.width],
  [{ bestEnd: 20 }, 2300, undefined],
  [{ bestEnd: 20 }, 0, undefined],
  [{ bestEnd: 0 }, 0, undefined],
  [{ bestEnd: 20, phase: 'shown' }, 2000, undefined],
])('with %j and %i px covered the flag where the best run ended is at %s', (state, covered, x) => {
  const { layers, art, onStage, see } = createTestStage();
  const flag = onStage(new BestRunFlag(layers('backEffects'), art));
  drawLastStep(flag, { ...view, groundCovered: covered }, state);
  const [pole] = see('backEffects');
  expect(pole?.x).toBe(x);
  if (pole !== undefined) expect(pole.y + pole.height).toBe(GROUND_Y);
});
