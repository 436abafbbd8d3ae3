import { describe, expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import { CentreTexts, childOf, type FrameInfo } from '#stage/testing';
import { createTestStage, frameOf } from '../test-stage.ts';

const { view } = createRun('captions');
const note = '500 points';

/** What the texts in the middle say, frame by frame. */
function captionStage() {
  const { captions, layers, scene, onStage, read } = createTestStage();
  const texts = onStage(new CentreTexts({ captions }));
  return {
    captions,
    read,
    place: (label: string) => childOf(scene, label),
    /** Whether React has to render. */
    changes: (frame: FrameInfo): boolean => {
      texts.draw(frame);
      return captions.finish() !== undefined;
    },
    /** What React renders a frame's captions with. */
    ink: (frame: FrameInfo) => {
      texts.draw(frame);
      return captions.finish()?.ink;
    },
    setResolution: (resolution: number) => {
      layers.grid.resolution = resolution;
    },
  };
}

describe('React renders captions', () => {
  it('when they say something else, and not in the frames between', () => {
    const { changes } = captionStage();
    const said = [
      {},
      { note },
      { note },
      { note, course: 'Daily' },
      { course: 'Daily' },
      { note, course: 'Daily' },
      { note: '700 points' },
      { note, course: 'Daily' },
    ];
    const frames = said.map((words) => frameOf(view, { phase: 'running', ...words }));
    const expected = [false, true, false, true, false, false, true, true];
    expect(frames.map((frame) => changes(frame))).toEqual(expected);
  });

  it('for other pixels of the canvas, unless nothing is said', () => {
    const { changes, setResolution } = captionStage();
    const silent = frameOf(view, { phase: 'running' });
    const speaking = frameOf(view, { phase: 'running', note });
    setResolution(2);
    expect(changes(silent)).toBe(false);
    expect([changes(speaking), changes(speaking)]).toEqual([true, false]);
    setResolution(3);
    expect([changes(speaking), changes(speaking)]).toEqual([true, false]);
  });
});

it('what is no longer said is hidden in the same frame', () => {
  const { changes, place } = captionStage();
  changes(frameOf(view, { phase: 'running', note }));
  expect(place('note').visible).toBe(true);
  changes(frameOf(view, { phase: 'shown', note }));
  expect(place('note').visible).toBe(false);
});

it('a hint follows what it is about without React', () => {
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
