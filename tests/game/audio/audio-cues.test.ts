import { createRun, INPUT, NO_INPUT, type RunView, STEPS_PER_SECOND } from '#simulation';
import { Story } from '#story';
import { describe, expect, it } from 'vitest';
import { AudioCues, type CueListener, READY_LEAD_MS } from '#src/game/audio/audio-cues.ts';
import type { CuedAction } from '#src/game/audio/cue-options.ts';

const RESPONSE_MS = 280;

class CueRecorder implements CueListener {
  readonly all: { readonly step: number; readonly what: string; readonly pan: number }[] = [];
  step = 0;

  ready(action: CuedAction, pan: number): void {
    this.add(`ready to ${action}`, pan);
  }

  jump(pan: number): void {
    this.add('jump', pan);
  }

  duck(pan: number): void {
    this.add('duck', pan);
  }

  duckAt(pan: number): void {
    this.add('duckAt', pan);
  }

  standUp(): void {
    this.add('standUp', 0);
  }

  footstep(isLeft: boolean): void {
    this.add('footstep', isLeft ? -1 : 1);
  }

  of(what: string) {
    return this.all.filter((each) => each.what === what);
  }

  private add(what: string, pan: number): void {
    this.all.push({ step: this.step, what, pan });
  }
}

/** Plays an invincible run without any input. */
function listenTo(
  seed: string,
  steps: number,
  input = NO_INPUT,
  look: (view: RunView, heard: CueRecorder) => void = () => undefined,
): CueRecorder {
  const recorder = new CueRecorder();
  const cues = new AudioCues(recorder, () => RESPONSE_MS);
  const run = createRun(seed, { invincible: true });
  const story = new Story(run.view);
  while (recorder.step < steps) {
    recorder.step += 1;
    run.step(input);
    story.afterStep();
    cues.afterStep(story);
    look(run.view, recorder);
  }
  return recorder;
}

interface Ear {
  /** From a cue to the key, ms: what the player takes, and what the cues expect. */
  readonly response: number;
  readonly expected?: number;
  readonly speed?: number;
}

/** Plays a course by the cues alone. Returns the score at the end, 500 at best. */
function playByEar(seed: number, { response, expected = response, speed = 1 }: Ear): number {
  const run = createRun(seed, { assists: { speed, forgiveness: 0, pterodactyls: true } });
  const heard = new CueRecorder();
  const story = new Story(run.view);
  const cues = new AudioCues(heard, () => expected);
  const delay = Math.ceil((response / 1000) * STEPS_PER_SECOND * speed);
  let isDown = false;
  while (!run.view.gameOver && run.view.score < 500) {
    heard.step += 1;
    const answered = heard.all.filter(({ step }) => step === heard.step - delay);
    const has = (what: string) => answered.some((each) => each.what === what);
    isDown = (isDown || has('duck')) && !has('standUp');
    run.step((has('jump') ? INPUT.jump : NO_INPUT) | (isDown ? INPUT.crouch : NO_INPUT));
    story.afterStep();
    cues.afterStep(story);
  }
  return run.view.score;
}

const survivors = (courses: number, ear: Ear) =>
  Array.from({ length: courses }, (_, seed) => playByEar(seed, ear)).filter((score) => score >= 500)
    .length;

describe('a player who only listens', () => {
  it.each<Ear>([{ response: 280 }, { response: 480 }, { response: 550, speed: 0.75 }])(
    'survives 500 points with cues that fit: %j',
    (ear) => {
      expect(survivors(3, ear)).toBe(3);
    },
  );

  it('does not with cues that come 200 ms too late', () => {
    expect(survivors(3, { response: 480, expected: 280 })).toBe(0);
  });
});

describe('the cues', () => {
  it('come in rhythm: nearly each has its get ready, always as long before', () => {
    const { all } = listenTo('rhythm', 12_000);
    const lead = (READY_LEAD_MS / 1000) * STEPS_PER_SECOND;
    const cued = all.filter(({ what }) => what === 'jump' || what === 'duck');
    const announced = cued.filter((cue) =>
      all.some(({ step, what }) => step === cue.step - lead && what === `ready to ${cue.what}`),
    );
    expect(cued.length).toBeGreaterThan(50);
    expect(announced.length).toBeGreaterThan(0.9 * cued.length);
  });

  it('come from where the threat is: far to the right, nearer to the middle while the dino ducks', () => {
    const recorder = listenTo('stereo', 12_000);
    for (const { pan } of [...recorder.of('jump'), ...recorder.of('duck')]) {
      expect(pan).toBeGreaterThan(0.2);
      expect(pan).toBeLessThanOrEqual(1);
    }
    const [duck] = recorder.of('duck');
    const [end] = recorder.of('standUp');
    expect(duck).toBeDefined();
    const way = recorder.of('duckAt').filter(({ step }) => step < (end?.step ?? 0));
    expect(way.length).toBeGreaterThan(5);
    const pans = [duck?.pan ?? 0, ...way.map(({ pan }) => pan)];
    expect(pans).toEqual(pans.toSorted((a, b) => b - a));
  });

  it('say nothing of a pterodactyl that flies over the dino', () => {
    let highest = 0;
    listenTo('high', 20_000, NO_INPUT, ({ components, entities, steps }, { all }) => {
      const heights = [...entities.threats].map(
        (threat) => components.Position.y.get(threat) + components.Size.height.get(threat),
      );
      // Continue only while everything on the stage is above a standing dino.
      if (heights.length === 0 || Math.max(...heights) > 360 - 94) return;
      highest += 1;
      const cues = all.filter(({ step, what }) => step === steps && /^(jump|duck)$/.test(what));
      expect(cues).toEqual([]);
    });
    expect(highest).toBeGreaterThan(100);
  });

  it('have footsteps left and right, faster with the game, and none in the air', () => {
    const recorder = listenTo('feet', 12_000);
    const beats = recorder.of('footstep');
    const between = (from: number, to: number) =>
      beats.filter(({ step }) => step >= from && step < to).length;
    expect(between(6600, 7200)).toBeGreaterThan(between(0, 600) * 2);
    expect(new Set(beats.map(({ pan }, i) => (i % 2 === 0 ? pan : -pan))).size).toBe(1);
    const jumping = listenTo('feet', 300, INPUT.jump);
    expect(jumping.of('footstep').length).toBeLessThan(5);
  });
});
