import { expect, it } from 'vitest';
import { createRun } from '#simulation';
import type { Phase, StageState } from '#stage';
import { ATLAS } from '#src/stage/atlas.ts';
import { fittingViewport, WIDE } from '#src/stage/viewport.ts';
import { layOutText } from '#src/stage/overlay/text.ts';
import { Messages } from '#src/stage/overlay/messages.ts';
import { createTestStage, frameOf } from '../test-stage.ts';

const sizeInAtlas = (name: string) =>
  Object.entries(ATLAS).find(([frame]) => frame === name)?.[1].frame;

function said(state: Partial<StageState>): string {
  const { onStage, ...stage } = createTestStage();
  onStage(new Messages(stage)).draw(frameOf(createRun(4).view, state));
  return stage.read('title', 'message');
}

it.each<[Partial<StageState>, string]>([
  [{}, 'PressSPACEtoStart'],
  [{ touch: true }, 'Taptostart'],
  [{ phase: 'paused' }, 'Paused\nPressSPACEtoresume'],
  [{ phase: 'counting', countdown: 3 }, '3'],
  [{ phase: 'running' }, ''],
  [{ phase: 'shown' }, ''],
  [{ phase: 'over', msSinceCrash: 5000 }, ''],
])('in the state %j the message says %j', (state, words) => {
  expect(said(state)).toBe(words);
});

it.each<[string, StageState['viewport']]>([
  ['on a wide stage', WIDE],
  ['on a tall stage', fittingViewport(390, 390)],
  ['on the stage of a small page', fittingViewport(358, 239)],
])('%s every letter has a halo, and all of them are within the picture', (_, viewport) => {
  const { onStage, ...stage } = createTestStage(sizeInAtlas);
  const messages = onStage(new Messages(stage));
  const phases: readonly Phase[] = ['ready', 'paused', 'counting'];
  for (const phase of phases) {
    messages.draw(frameOf(createRun(4).view, { phase, countdown: 3, viewport }));
    const see = (frame: string) => [...stage.see('title', frame), ...stage.see('message', frame)];
    const all = see('glyph');
    const halos = see('halo');
    expect(all.length - halos.length).toBe(halos.length);
    expect(halos.length).toBeGreaterThan(0);
    for (const { x, width } of all) {
      expect(x).toBeGreaterThanOrEqual(viewport.left);
      expect(x + width).toBeLessThanOrEqual(viewport.left + viewport.width);
    }
  }
});

it('a text with a character that the font lacks is refused', () => {
  expect(() => layOutText('∞')).toThrow(new RangeError("The font has no glyph for '∞'."));
});
