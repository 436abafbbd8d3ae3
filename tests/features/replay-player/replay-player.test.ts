import { describe, expect, it } from 'vitest';
import { Playback, ReplayPlayer, type ShowingState } from '#features/replay-player/testing';
import { StepClock } from '../../../src/game/session/step-clock.ts';
import { frames, golden, played, SHORT } from './replays.ts';

const nobody = () => undefined;

/** One chapter: the whole of a run of 310 steps. */
function replayOf(): ReplayPlayer {
  return new ReplayPlayer([
    { title: 'Replay', playback: new Playback(played(SHORT), { clock: new StepClock(), highScore: 7 }) },
  ]);
}

/** Two chapters over one source: steps 130 to 310, and then 130 to 250 of the same run beside it. */
function twoChapters(): ReplayPlayer {
  const shared = played(SHORT);
  return new ReplayPlayer([
    { title: 'What happened', playback: new Playback(shared, { clock: new StepClock(), highScore: 7, from: 130 }) },
    {
      title: 'A way through',
      playback: new Playback(played(SHORT), {
        clock: new StepClock(),
        highScore: 7,
        from: 130,
        until: 250,
        ghost: shared,
      }),
    },
  ]);
}

function run(showing: ReplayPlayer, seconds: number, since = 0): number {
  return frames((now) => showing.advance(now, nobody), seconds, 60, since);
}

function begin(showing: ReplayPlayer, now = 0): void {
  showing.play();
  showing.advance(now, nobody);
}

describe('the replay of one run', () => {
  it('says where it stands', () => {
    const showing = replayOf();
    expect(showing.state.get()).toEqual({
      title: 'Replay',
      step: 0,
      steps: 310,
      stepsPerSecond: 60,
      playing: false,
      rate: 1,
      ended: false,
    });
    begin(showing);
    run(showing, 6);
    expect(showing.state.get()).toMatchObject({ step: 310, playing: false, ended: true });
    expect(showing.run.hash()).toBe(golden("a careless player on 'one'").hash);
  });

  it('says nothing, counts nothing down and takes no restart', () => {
    const showing = replayOf();
    expect([showing.phase, showing.countdown(), showing.mayRestart(), showing.ghost, showing.highScore]).toEqual([
      'shown',
      0,
      false,
      null,
      7,
    ]);
  });

  it('plays again from the beginning once it has ended', () => {
    const showing = replayOf();
    begin(showing);
    const now = run(showing, 6);
    begin(showing, now);
    run(showing, 1, now);
    expect(showing.state.get()).toMatchObject({ step: 60, playing: true, ended: false });
  });

  it('is published ten times a second at most while it plays', () => {
    const showing = replayOf();
    begin(showing);
    const heard: ShowingState[] = [];
    showing.state.subscribe(() => heard.push(showing.state.get()));
    run(showing, 3);
    expect(heard.length).toBeGreaterThan(20);
    expect(heard.length).toBeLessThanOrEqual(30);
  });

  it('is published at once after a command', () => {
    const showing = replayOf();
    const now = () => showing.state.get();
    showing.play();
    expect(now().playing).toBe(true);
    showing.pause();
    expect(now().playing).toBe(false);
    showing.seek(100);
    expect(now().step).toBe(100);
    showing.skip(1);
    expect(now().step).toBe(160);
    showing.skip(-1);
    expect(now().step).toBe(100);
    showing.setRate(2);
    expect(now().rate).toBe(2);
  });

  it('skips no further than its ends', () => {
    const showing = replayOf();
    showing.skip(-1);
    expect(showing.state.get().step).toBe(0);
    showing.skip(60);
    expect(showing.state.get()).toMatchObject({ step: 310, ended: true });
  });

  it('plays and pauses by the keys for pause and jump, and by no other', () => {
    const showing = replayOf();
    for (const action of ['crouch', 'shoot', 'turbo', 'special'] as const) showing.press(action);
    expect(showing.state.get().playing).toBe(false);
    showing.press('jump');
    expect(showing.state.get().playing).toBe(true);
    showing.press('pause');
    expect(showing.state.get().playing).toBe(false);
  });

  it('plays on after a seek', () => {
    const showing = replayOf();
    begin(showing);
    showing.seek(100);
    showing.advance(10, nobody);
    run(showing, 1, 10);
    expect(showing.state.get()).toMatchObject({ step: 160, playing: true });
  });
});

describe('a showing in chapters', () => {
  it('lets the end of a chapter stand for a second, then goes on to the next', () => {
    const showing = twoChapters();
    begin(showing);
    let now = run(showing, 3.5);
    expect(showing.state.get()).toMatchObject({ title: 'What happened', step: 180, playing: true, ended: false });
    expect(showing.sinceCrash(now)).toBeGreaterThan(400);
    now = run(showing, 1, now);
    expect(showing.state.get()).toMatchObject({ title: 'A way through', steps: 120, playing: true });
    expect(showing.run.view.steps).toBeLessThan(170);
    expect(showing.ghost?.steps).toBe(showing.run.view.steps);
    run(showing, 3, now);
    expect(showing.state.get()).toMatchObject({ title: 'A way through', step: 120, playing: false, ended: true });
  });

  it('has told of the run that it shows by the end of each frame', () => {
    const showing = twoChapters();
    showing.play();
    let heard = -1;
    const frame = (now: number) => {
      showing.advance(now, ({ steps }) => (heard = steps));
      expect(heard).toBe(showing.run.view.steps);
    };
    frames(frame, 8);
    expect(showing.state.get().ended).toBe(true);
  });

  it('begins with the first chapter again', () => {
    const showing = twoChapters();
    begin(showing);
    const now = run(showing, 8);
    expect(showing.state.get().ended).toBe(true);
    begin(showing, now);
    expect(showing.state.get()).toMatchObject({ title: 'What happened', step: 0, playing: true });
    run(showing, 1, now);
    expect(showing.run.view.steps).toBe(190);
    expect(showing.ghost).toBeNull();
  });

  it('waits at the end of a chapter when it is paused there, and goes on when it is told to play', () => {
    const showing = twoChapters();
    begin(showing);
    let now = run(showing, 3.5);
    showing.pause();
    now = run(showing, 5, now);
    expect(showing.state.get()).toMatchObject({ title: 'What happened', step: 180, playing: false, ended: false });
    showing.play();
    expect(showing.state.get()).toMatchObject({ title: 'A way through', step: 0, playing: true });
  });

  it('skips from chapter to chapter as if they were one', () => {
    const showing = twoChapters();
    showing.skip(3.5);
    expect(showing.state.get()).toMatchObject({ title: 'A way through', step: 30 });
    showing.skip(-1);
    expect(showing.state.get()).toMatchObject({ title: 'What happened', step: 150 });
    expect(showing.run.view.steps).toBe(280);
  });

  it('goes on playing after a skip, at the same rate', () => {
    const showing = twoChapters();
    showing.setRate(2);
    begin(showing);
    const now = run(showing, 1);
    showing.skip(1.5);
    showing.advance(now, nobody);
    run(showing, 0.5, now);
    expect(showing.state.get()).toMatchObject({ title: 'A way through', step: 90, rate: 2, playing: true });
  });

  it('prepares the chapter that is on show, and then the others', () => {
    const [first, second] = [played(SHORT), played(SHORT)];
    const prepared = () => [first.runs.prepared, second.runs.prepared];
    const showing = new ReplayPlayer([
      { title: 'What happened', playback: new Playback(first, { clock: new StepClock(), highScore: 7 }) },
      { title: 'A way through', playback: new Playback(second, { clock: new StepClock(), highScore: 7 }) },
    ]);
    showing.skip(6);
    expect(showing.prepare(200)).toBe(true);
    expect(prepared()).toEqual([0, 200]);
    expect(showing.prepare(200)).toBe(true);
    expect(showing.prepare(200)).toBe(false);
    expect(prepared()).toEqual([310, 310]);
  });
});
