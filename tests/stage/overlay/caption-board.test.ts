import { describe, expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import { CentreTexts, childOf, type FrameInfo, PALETTE } from '#stage/testing';
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
    changes: (frame: FrameInfo, colours = { text: 1, accent: 2, panel: 3 }): boolean => {
      texts.draw(frame);
      return captions.finish(colours) !== undefined;
    },
    setResolution: (resolution: number) => {
      layers.grid.resolution = resolution;
    },
  };
}

describe('React renders captions', () => {
  it('when they say something else, and not in the frames between', () => {
    const { changes } = captionStage();
    const said = [{}, { note }, { note }, { note, course: 'Daily' }, { course: 'Daily' }, {}, {}];
    const frames = said.map((words) => frameOf(view, { phase: 'running', ...words }));
    const expected = [false, true, false, true, true, true, false];
    expect(frames.map((frame) => changes(frame))).toEqual(expected);
  });

  it('in new colours and for other pixels of the canvas, unless nothing is said', () => {
    const { changes, setResolution } = captionStage();
    const colours = { text: 9, accent: 2, panel: 3 };
    const silent = frameOf(view, { phase: 'running' });
    expect([changes(silent), changes(silent, colours)]).toEqual([false, false]);
    const speaking = frameOf(view, { phase: 'running', note });
    expect([changes(speaking), changes(speaking)]).toEqual([true, false]);
    expect([changes(speaking, colours), changes(speaking, colours)]).toEqual([true, false]);
    setResolution(2);
    expect([changes(speaking, colours), changes(speaking, colours)]).toEqual([true, false]);
  });

  it('with what they are drawn with', () => {
    const { captions } = captionStage();
    captions.note = { words: '', text: { glyphs: [], width: 0 }, centre: 500, top: 90 };
    const { text, accent, panel } = PALETTE;
    const colours = { text, accent, panel };
    expect(captions.finish(PALETTE)).toMatchObject({ captions: { note: captions.note }, ink: { colours } });
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

it('a text that the font cannot write fails in its view, before React would render it', () => {
  const { changes } = captionStage();
  expect(() => changes(frameOf(view, { phase: 'running', note: '∞' }))).toThrow(RangeError);
});
