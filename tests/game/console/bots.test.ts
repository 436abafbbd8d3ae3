import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Store } from '#platform';
import { readReplay, verify } from '#replay';
import type { Bot } from '#rivals';
import { Bots } from '#src/game/console/bots.ts';
import { NO_BOTS } from '#src/game/debug/shown-bots.ts';
import type { Session } from '#src/game/session/session.ts';
import { PlayedSession } from '../session/played-session.ts';

const jumper: Bot = ({ threats, dino }) => ({
  jump: threats.some(({ left, speed }) => left > dino.right && left - dino.right < 15 * speed),
});

let game: PlayedSession;
let session: Session;
let bots: Bots;
const shown = new Store(NO_BOTS);
const play = (bot: Bot) => bots.play(bot, () => game.now);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'table').mockReturnValue();
  shown.publish(NO_BOTS);
  game = new PlayedSession({ ranksManualRuns: () => true });
  ({ session } = game);
  bots = new Bots({ session, bots: shown });
  session.begin({ seed: 'course 1' }, game.now);
});

afterEach(() => vi.restoreAllMocks());

it('a bot plays the same run in real time, by hand and on the bench', async () => {
  play(jumper);
  session.setDebug({ timeScale: 0.7 }, game.now);
  game.play(150);
  session.setDebug({ manual: true }, game.now);
  for (let i = 0; i < 30; i++) session.stepByHand(game.now);
  session.setDebug({ manual: false, timeScale: 1 }, game.now);
  game.playUntilOver();
  const { best } = await bots.bench(jumper, { seeds: 1, untilScore: 1000 });
  expect(verify(best?.replay ?? '').hash).toBe(session.run.hash());
  expect(readReplay(best?.replay ?? '')).toEqual(session.current.unfinished?.replay);
});

it('its run never counts, even after it has let go', () => {
  const letGo = play(jumper);
  game.play(100);
  letGo();
  game.playUntilOver();
  expect(game.events.at(-1)).toMatchObject({ type: 'crashed', unranked: true });
});

it('plays until the player presses a key other than pause, whatever an earlier bot lets go', () => {
  let asked = 0;
  const letGo = play(jumper);
  play(() => void (asked += 1));
  letGo();
  game.tap('pause');
  game.tap('pause');
  game.play(120);
  const before = asked;
  expect(before).toBeGreaterThan(0);
  game.tap('crouch');
  game.play(10);
  expect(asked).toBe(before);
});

it('what it throws ends its play but not the run, and the panel says it until the next', () => {
  play((_, step) => {
    if (step === 20) throw new Error('I see a meteor');
  });
  game.play(40);
  expect(session.debug.bot).toBe(null);
  expect(session.run.view.steps).toBeGreaterThan(30);
  expect(session.phase).toBe('running');
  expect(shown.get().fault).toContain('I see a meteor');
  play(jumper);
  expect(shown.get().fault).toBe(null);
});

it('a stopped bench keeps the courses that have ended', async () => {
  shown.subscribe(() => {
    const { bench } = shown.get();
    if (bench?.ended === 12) bench.stop();
  });
  const { rows, seeds } = await bots.bench(jumper, { seeds: 500, untilScore: 500 });
  expect(seeds.length).toBeGreaterThan(0);
  expect(seeds.length).toBeLessThan(500);
  expect(rows).toHaveLength(11);
  expect(shown.get().bench).toBe(null);
});

it('a bench ends with what the bot throws', async () => {
  const failing = bots.bench(() => {
    throw new Error('No idea');
  });
  await expect(failing).rejects.toThrow('No idea');
  expect(shown.get()).toMatchObject({ fault: 'Error: No idea', bench: null });
});
