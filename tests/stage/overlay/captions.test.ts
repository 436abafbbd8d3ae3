import { expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import { CentreTexts } from '#src/stage/overlay/centre-texts.ts';
import { childOf } from '#src/stage/layers.ts';
import type { FrameInfo } from '#src/stage/view.ts';
import { createTestStage, frameOf } from '../test-stage.ts';

const { view } = createRun('captions');
const note = '500 points';

function captionStage() {
  const { captions, layers, scene, onStage } = createTestStage();
  const texts = onStage(new CentreTexts({ captions }));
  return {
    place: (label: string) => childOf(scene, label),
    /** Whether React has to render. */
    changes: (frame: FrameInfo): boolean => {
      texts.draw(frame);
      return captions.finish() !== undefined;
    },
    setResolution: (resolution: number) => {
      layers.grid.resolution = resolution;
    },
  };
}

it('React renders captions when they change, and not in between', () => {
  const { changes } = captionStage();
  const expected = [
    [{}, false],
    [{ note }, true],
    [{ note }, false],
    [{ note, course: 'Daily' }, true],
    [{ course: 'Daily' }, false],
    [{ note: '700 points' }, true],
  ] as const;
  const rendered = expected.map(([words]) =>
    changes(frameOf(view, { phase: 'running', ...words })),
  );
  expect(rendered).toEqual(expected.map(([, changed]) => changed));
});

it('React renders captions for another resolution of the canvas, unless there are none', () => {
  const { changes, setResolution } = captionStage();
  setResolution(2);
  expect(changes(frameOf(view, { phase: 'running' }))).toBe(false);
  const speaking = frameOf(view, { phase: 'running', note });
  expect([changes(speaking), changes(speaking)]).toEqual([true, false]);
  setResolution(3);
  expect([changes(speaking), changes(speaking)]).toEqual([true, false]);
});

it('a caption is hidden in the frame that stops using it', () => {
  const { changes, place } = captionStage();
  changes(frameOf(view, { phase: 'running', note }));
  expect(place('note').visible).toBe(true);
  changes(frameOf(view, { phase: 'shown', note }));
  expect(place('note').visible).toBe(false);
});

it('a hint follows its threat without React', () => {
  const { changes, place } = captionStage();
  const run = createRun('bubble', { invincible: true });
  while (run.view.entities.cacti.length === 0) run.step(NO_INPUT);
  const hint = { about: 'cactus', text: 'Press SPACE to jump' } as const;
  const rendered: boolean[] = [];
  const tips = new Set<number>();
  for (let i = 0; i < 120; i++) {
    run.step(NO_INPUT);
    rendered.push(changes(frameOf(run.view, { phase: 'running', hint })));
    tips.add(place('hint').x + place('hintPointer').x);
  }
  expect(rendered.filter(Boolean)).toHaveLength(1);
  expect(tips.size).toBeGreaterThan(30);
});
