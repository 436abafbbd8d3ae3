import { expect, it } from 'vitest';
import { createRun, type RunView } from '#simulation';
import type { StageState } from '#stage';
import { CAPTION_NAMES } from '#src/stage/overlay/captions.ts';
import { Messages } from '#src/stage/overlay/messages.ts';
import { RunMessages } from '#src/stage/run-overlay/run-messages.ts';
import { createTestStage, frameOf, happen, viewAfter } from '../test-stage.ts';

it.each<[Partial<StageState>, message: string]>([
  [{}, 'Press SPACE to Start'],
  [{ jumpKey: 'W' }, 'Press W to Start'],
  [{ touch: true }, 'Tap to start'],
  [{ phase: 'paused' }, 'Paused. Press SPACE to resume'],
  [{ phase: 'paused', touch: true }, 'Paused. Tap to resume'],
  [{ phase: 'counting', countdown: 3 }, '3'],
  [{ phase: 'running' }, ''],
  [{ phase: 'shown' }, ''],
  [{ phase: 'over', msSinceCrash: 5000 }, ''],
])('in the state %j the stage says %j', (state, message) => {
  const { onStage, ...stage } = createTestStage();
  onStage(new Messages(stage)).draw(frameOf(createRun(4).view, state));
  expect(stage.read('message')).toEqual(message);
});

const ASSISTS = { speed: 0.5, forgiveness: 0, pterodactyls: true };
const note = 'Great run!';
const hint = { about: 'fall', text: 'Drop' } as const;

/** Steps on, or for a moment in which a threat is narrowly missed. */
function playedStage(view: RunView) {
  const { onStage, ...stage } = createTestStage();
  const messages = onStage(new RunMessages(stage));
  return {
    afterStep: () => happen(view),
    say: (state: Partial<StageState> = {}, phase: StageState['phase'] = 'running') => {
      messages.draw(frameOf(view, { phase, ...state }));
      return CAPTION_NAMES.map(stage.read).filter((text) => text !== '');
    },
  };
}

it('a run says one thing at a time: a hint, a note, a near miss, the lead or its course', () => {
  const view = viewAfter('nearMiss');
  const { afterStep, say } = playedStage(view);
  afterStep();
  const race = { course: 'Race', ghost: { view, rival: null } };
  expect(say({ ...race, note, hint })).toEqual(['Drop']);
  expect(say({ ...race, note })).toEqual(['Great run!']);
  expect(say(race)).toEqual(['Close! ×1']);
  afterStep();
  expect(say(race)).toEqual(['Close! ×2']);
  view.events.length = 0;
  for (let step = 0; step < 100; step++) afterStep();
  expect(say(race)).toEqual(['Neck and neck']);
  expect(say({ course: 'Race' })).toEqual(['Race']);
  for (const phase of ['ready', 'paused', 'counting', 'shown', 'over'] as const)
    expect(say({ ...race, note, hint }, phase)).toEqual([]);
});

it('a run names its course for three seconds, and then says for as long that it is assisted', () => {
  const view = { ...createRun(1, { assists: ASSISTS }).view, steps: 500 };
  const { afterStep, say } = playedStage(view);
  const seen = Array.from({ length: 400 }, () => {
    afterStep();
    return say({ course: 'Seed one' })[0] ?? '';
  });
  const count = (text: string) => seen.filter((each) => each === text).length;
  expect([count('Seed one'), count('Assisted')]).toEqual([179, 180]);
  expect(seen.at(-1)).toBe('');
});

it.each([
  [500, false, '5 m ahead'],
  [-500, false, '5 m behind'],
  [0, true, 'Ghost down: Neck and neck'],
])('in a race %i px ahead, with a ghost that has crashed: %s, it says %j', (ahead, ...expected) => {
  const [gameOver, text] = expected;
  const { view } = createRun(1);
  const other = { ...view, groundCovered: view.groundCovered - ahead, gameOver };
  expect(playedStage(view).say({ ghost: { view: other, rival: null } })).toEqual([text]);
});

it('beside a rival it says a lead that turbo has brought, and none once the rival is out', () => {
  const { view } = createRun(1);
  const look = { colours: 'moss', hat: null } as const;
  const rival = { name: 'Compy', score: 128, look };
  const sayAhead = (ahead: number, gameOver = false) => {
    const other = { ...view, groundCovered: view.groundCovered - ahead, gameOver };
    return playedStage(view).say({ ghost: { view: other, rival } });
  };
  expect(sayAhead(500)).toEqual(['5 m ahead']);
  expect(sayAhead(-200)).toEqual([]);
  expect(sayAhead(500, true)).toEqual([]);
});
