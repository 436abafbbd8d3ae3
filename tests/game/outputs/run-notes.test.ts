// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type GameEvent } from '#game';
import { Store } from '#platform';
import { createRun, NO_INPUT } from '#simulation';
import { Story } from '#story';
import { HudTextOutput } from '#src/game/outputs/hud-text-output.ts';
import { RunNotes } from '#src/game/outputs/run-notes.ts';
import { EMPTY_HUD } from '#src/stage/stage.ts';

it('notes name milestones, for two seconds each', () => {
  const run = createRun('a', { invincible: true });
  const notes = new RunNotes();
  const shown = new Map<string, number>();
  while (run.view.score < 1600) {
    run.step(NO_INPUT);
    notes.afterStep(run.view);
    if (notes.current !== '') shown.set(notes.current, (shown.get(notes.current) ?? 0) + 1);
  }
  expect([...shown]).toEqual([
    ['250 points. Nice run!', 120],
    ['500 points. Great run!', 120],
    ['1,000 points. Top speed!', 120],
    ['1,500 points!', 120],
  ]);
});

it('a note can be read for a second and a half, and then the most important comes that waits', () => {
  const run = createRun('a', { invincible: true });
  const notes = new RunNotes();
  const shown: (readonly [note: string, from: number])[] = [];
  const play = (steps: number) => {
    for (let i = 0; i < steps; i++) {
      run.step(NO_INPUT);
      notes.afterStep(run.view);
      if (notes.current !== (shown.at(-1)?.[0] ?? '')) shown.push([notes.current, run.view.steps]);
    }
  };
  play(1);
  notes.onRivalOut('Compy', 90);
  play(20);
  notes.onRecord();
  notes.onRivalPassed('Compy');
  play(400);
  expect(shown).toEqual([
    ['Compy out at 90', 2],
    ['You beat Compy!', 91],
    ['New high score!', 181],
    ['', 301],
  ]);
});

const RIVAL = { id: 'compy', name: 'Compy', score: 90 } as const;

it.each<[GameEvent, string]>([
  [{ type: 'record' }, 'New high score!'],
  [{ type: 'rivalOut', ...RIVAL }, 'Compy out at 90'],
  [{ type: 'rivalPassed', ...RIVAL }, 'You beat Compy!'],
])('after %j the stage says %j, until the next run', (event, note) => {
  const hud = { ...EMPTY_HUD };
  const { view } = createRun('a');
  const output = new HudTextOutput({
    settings: new Store(DEFAULT_SETTINGS),
    announce: () => undefined,
    hud,
    view: () => view,
    highScore: () => 0,
    usedDevice: { current: 'keyboard' },
    hasKeysInBar: () => true,
  });
  output.onEvent(event);
  expect(hud.note).toBe(note);
  output.begin(new Story(view));
  expect(hud.note).toBe('');
});
