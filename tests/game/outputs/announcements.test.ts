import { createRun } from '#simulation';
import { beforeEach, expect, it } from 'vitest';
import { createAnnouncer } from '#src/game/outputs/announcer.ts';
import type { GameOutput } from '#src/game/outputs/game-output.ts';
import { DEFAULT_SETTINGS, type GameEventPayload, type Settings } from '#game';
import { Store } from '#platform';

let settings: Store<Settings>;
let announced: string[];
let announcer: GameOutput;

beforeEach(() => {
  settings = new Store(DEFAULT_SETTINGS);
  announced = [];
  announcer = createAnnouncer({
    settings,
    announce: (sentence) => announced.push(sentence),
  });
});

const { view } = createRun('announced');

/** Each event in a step of its own. */
function emit(...events: readonly GameEventPayload[]): void {
  for (const event of events) {
    announcer.afterStep(view);
    announcer.onEvent(event);
  }
}

it('a best run is announced as one', () => {
  emit({ type: 'over', score: 300, high_score: 300 });
  expect(announced).toEqual(['Game over. Score 300, your best so far.']);
});

it('the end of a practice run is announced with the threats passed, and the best so far', () => {
  emit({ type: 'over', score: 23, high_score: 31, unranked: true, practice: true });
  emit({ type: 'over', score: 31, high_score: 31, unranked: true, practice: true });
  expect(announced).toEqual([
    'Practice over. Passed 23, best 31.',
    'Practice over. Passed 31, your best so far.',
  ]);
});

it('an announcement repeated at once is a new text that sounds the same', () => {
  emit({ type: 'monster_shot' }, { type: 'monster_shot' }, { type: 'monster_shot' });
  for (const [index, sentence] of announced.entries()) {
    expect(sentence).not.toBe(announced[index - 1]);
    expect(sentence.trim()).toBe('Pterodactyl hit.');
  }
});

it('the events of one step are announced together, and later ones separately', () => {
  emit({ type: 'weapon_appeared' });
  announcer.onEvent({ type: 'milestone', score: 100 });
  announcer.onEvent({ type: 'pause' });
  expect(announced.slice(1)).toEqual(['Weapon ahead. 100 points.', 'Paused.']);
});

it('turning audio cues on explains them, and turning them off is confirmed', () => {
  settings.publish({ ...settings.get(), cues: true });
  settings.publish({ ...settings.get(), muted: true });
  settings.publish({ ...settings.get(), cues: false });
  expect(announced).toEqual([expect.stringMatching(/^Audio cues on\. .*jump/), 'Audio cues off.']);
});
