import { createRun } from '#simulation';
import { beforeEach, expect, it } from 'vitest';
import { createAnnouncer } from '#src/game/outputs/announcer.ts';
import type { GameOutput } from '#src/game/outputs/game-output.ts';
import { DEFAULT_SETTINGS, type GameEvent, type Settings } from '#game';
import { Store } from '#platform';
import { Story } from '#story';
import { crashed, started } from '../some-events.ts';

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

const story = new Story(createRun('announced').view);

/** Each event in a step of its own. */
function emit(...events: readonly GameEvent[]): void {
  for (const event of events) {
    announcer.afterStep(story);
    announcer.onEvent(event);
  }
}

it.each<[GameEvent, string]>([
  [started(), 'Run started.'],
  [started({ practice: true, unranked: true }), 'Practice started.'],
  [{ type: 'paused', reason: 'key' }, 'Paused.'],
  [{ type: 'resumed' }, 'Resumed.'],
  [{ type: 'pickupAppeared' }, 'Weapon ahead.'],
  [{ type: 'weaponCollected' }, 'You’ve got the weapon.'],
  [{ type: 'pterodactylShot' }, 'Pterodactyl hit.'],
  [{ type: 'turboStarted' }, 'Turbo on.'],
  [{ type: 'turboEnded' }, 'Turbo off.'],
  [{ type: 'turboReady' }, 'Turbo ready.'],
  [{ type: 'milestone', score: 200 }, '200 points.'],
  [{ type: 'record' }, 'New high score.'],
  [{ type: 'rivalOut', id: 'compy', name: 'Compy', score: 90 }, 'Compy is out.'],
  [{ type: 'rivalPassed', id: 'compy', name: 'Compy', score: 90 }, 'You passed Compy.'],
  [
    { type: 'attemptAsked', attempt: { day: 21, number: 2, of: 3, isAsked: true } },
    'Press again to use attempt 2 of 3 on Daily\u00a0#21',
  ],
  [{ type: 'left', reason: 'player', run: null }, 'Run left.'],
  [
    { type: 'left', reason: 'player', run: crashed(300).run },
    'Run left. 300 points, kept in Your runs.',
  ],
  [{ type: 'left', reason: 'elsewhere', run: null }, 'Your run went on in another tab.'],
  [crashed(300), 'Game over. Score 300, your best so far.'],
  [crashed(300, { highScore: 400 }), 'Game over. Score 300, high score 400.'],
  [crashed(300, { unranked: true }), 'Game over. Score 300. It doesn’t count.'],
  [crashed(23, { highScore: 31, practice: true }), 'Practice over. Passed 23, best 31.'],
  [crashed(31, { practice: true }), 'Practice over. Passed 31, your best so far.'],
])('%j is announced as “%s”', (event, sentence) => {
  emit(event);
  expect(announced).toEqual([sentence]);
});

it('what happens all the time is not announced', () => {
  for (const type of ['jumped', 'landed', 'crouched', 'shot', 'nearMiss'] as const) emit({ type });
  expect(announced).toEqual([]);
});

it('an announcement repeated at once is a new text that sounds the same', () => {
  emit({ type: 'pterodactylShot' }, { type: 'pterodactylShot' }, { type: 'pterodactylShot' });
  for (const [index, sentence] of announced.entries()) {
    expect(sentence).not.toBe(announced[index - 1]);
    expect(sentence.trim()).toBe('Pterodactyl hit.');
  }
});

it('the events of one step are announced together, and later ones separately', () => {
  emit({ type: 'pickupAppeared' });
  announcer.onEvent({ type: 'milestone', score: 100 });
  announcer.onEvent({ type: 'paused', reason: 'key' });
  expect(announced.slice(1)).toEqual(['Weapon ahead. 100 points.', 'Paused.']);
});

it('turning audio cues on explains them, and turning them off is confirmed', () => {
  settings.publish({ ...settings.get(), cues: true });
  settings.publish({ ...settings.get(), muted: true });
  settings.publish({ ...settings.get(), cues: false });
  expect(announced).toEqual([expect.stringMatching(/^Audio cues on\. .*jump/), 'Audio cues off.']);
});
