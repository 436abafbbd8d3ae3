import { TextureSource } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { ReplayGhost, type RunStart } from '#game';
import { readReplay, type Replay } from '#replay';
import { INPUT } from '#simulation';
import { type Moment, type Story } from '#story';
import { PaletteSwap } from '#src/stage/colours/palette-swap.ts';
import { FIRST_VIEWS } from '#src/stage/create-stage.ts';
import { DeferredViews } from '#src/stage/deferred/deferred-views.ts';
import { PARTICLE_KINDS } from '#src/stage/effects/particles.ts';
import { CAPTION_NAMES } from '#src/stage/overlay/captions.ts';
import { DEFAULT_STAGE_STATE, type StageState } from '#src/stage/stage.ts';
import { type View, WritableFrameInfo } from '#src/stage/view.ts';
import { goldenRun } from '../../replay/golden-run.ts';
import { createTestStage, LAYER_NAMES } from '../../stage/test-stage.ts';
import { PlayedSession } from '../session/played-session.ts';

vi.mock('#src/stage/sheets.ts', async (original) => {
  const { blankArt } = await import('../../stage/test-stage.ts');
  return { ...(await original()), loadSheets: async () => ({ ...blankArt(), sheets: [] }) };
});

const OWN = readReplay(goldenRun("a careful player on 'три'").replay);
const END = OWN.inputs.length;
const OTHER = readReplay(goldenRun("a careless player on '恐竜'").replay);
/** The player's own run, but for jumping all the time before its crash. */
const JUMPING = {
  ...OWN,
  inputs: OWN.inputs.map((input, i) => (i < END - 40 ? input : INPUT.jump)),
};

const PARTICLES = new Set<string>(Object.values(PARTICLE_KINDS).flatMap(({ frames }) => frames));

/** A session with every view, in which the player's run has been played to its end. */
async function played(rival: Replay) {
  const stage = createTestStage();
  const texture = { source: new TextureSource({}), drawSheet: () => undefined };
  const context = {
    ...stage,
    texture,
    paletteSwap: new PaletteSwap(
      () => undefined,
      () => undefined,
    ),
  };
  const deferred = new DeferredViews({
    ...context,
    renderer: 'webgl',
    art: { ...stage.art, sheets: [] },
  });
  await deferred.load();
  const views: View[] = [...deferred.inOrder, ...FIRST_VIEWS.map((create) => create(context))];
  const { session } = new PlayedSession({
    onBegin: (story) => views.forEach((view) => view.begin?.(story)),
    afterStep: (story) => views.forEach((view) => view.afterStep?.(story)),
    ranksManualRuns: () => true,
  });
  const look = { colours: 'moss', hat: 'party' } as const;
  const best = { value: 250, offer: () => undefined };
  const start: RunStart = {
    seed: OWN.seed,
    best,
    ghost: () => new ReplayGhost(rival),
    target: { kind: 'rival', id: 'compy', name: 'Compy', look, score: 57 },
  };
  const see = (): readonly unknown[] => {
    const state: StageState = {
      ...DEFAULT_STAGE_STATE,
      phase: session.phase,
      course: 'Course',
      ghost: session.ghost,
      highScore: session.highScore,
      msSinceCrash: session.phase === 'over' ? 90 : 0,
      crashBoxes: true,
    };
    const frame = new WritableFrameInfo(session.story, state);
    frame.write(session.story, 0, state);
    stage.clear();
    for (const view of views) view.draw(frame);
    return [
      ...LAYER_NAMES.flatMap((name) => {
        const { visible, alpha, position, scale } = stage.layers(name);
        const seen = stage.see(name).filter((one) => !PARTICLES.has(one.frame));
        return [name, visible, alpha, position.x, position.y, scale.y, seen];
      }),
      ...CAPTION_NAMES.map((name) => [name, stage.read(name)]),
    ];
  };
  session.begin(start, 0);
  session.setDebug({ manual: true }, 0);
  const pictures = new Map<number, readonly unknown[]>();
  const stepsOf = new Map<Moment | 'nightfall', number>();
  const note = (story: Story) => {
    for (const moment of story.moments) if (!stepsOf.has(moment)) stepsOf.set(moment, story.steps);
    if (story.sincePoints(700) === 0) stepsOf.set('nightfall', story.steps);
  };
  for (const input of OWN.inputs) {
    session.takeStep(input, 0);
    note(session.story);
    pictures.set(session.story.steps, see());
  }
  return { session, see, pictures, stepsOf };
}

const MOMENTS = [
  'jumped',
  'landed',
  'shot',
  'pterodactylShot',
  'milestone',
  'record',
  'nearMiss',
  'nightfall',
  'rivalOut',
  'rivalPassed',
] as const;

it('a picture depends on the step, not on the way to it', async () => {
  const { session, see, pictures, stepsOf } = await played(OTHER);
  expect(MOMENTS.filter((moment) => !stepsOf.has(moment))).toEqual([]);
  for (const moment of MOMENTS) {
    for (const later of [0, 1, 2, 5, 15, 40]) {
      const step = (stepsOf.get(moment) ?? NaN) + later;
      for (const from of [0, step - 1, END]) {
        session.seek(from, 0);
        session.seek(step, 0);
        expect(see(), `${moment} + ${later}, from ${from}`).toEqual(pictures.get(step));
      }
    }
  }
  session.seek(100, 0);
  session.seek(END, 0);
  expect(see()).toEqual(pictures.get(END));
});

it('a rival that crashes after the player tumbles to the ground and is gone, also after a jump in time', async () => {
  const { session, see } = await played(JUMPING);
  const tumble = () => {
    const seen = [];
    while (session.story.hasAftermath) {
      session.current.finishGhost(1);
      if (session.story.since('rivalOut') < Infinity) seen.push(see());
    }
    return seen;
  };
  const first = tumble();
  expect(first.length).toBeGreaterThan(40);
  expect(first.at(0)).not.toEqual(first.at(8));
  expect(first.at(-3)).toEqual(first.at(-2));
  expect(first.at(-2)).not.toEqual(first.at(-1));
  session.seek(50, 0);
  session.seek(END, 0);
  expect(tumble()).toEqual(first);
});
