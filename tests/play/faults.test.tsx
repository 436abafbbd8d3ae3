// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ReplayPlayer } from '#src/features/replay-player/replay-player.ts';
import { GameArea, StatsPanel } from '#play';
import { Recorder } from '#replay';
import { FakeStage } from '../game/picture/fake-stage.ts';
import { click, page, renderInPage, textOf } from '../ui/react-page.ts';
import { debug, leave, placeStageAt, press, visit as visitWith, wait } from './played-page.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage,
}));
// Imports modules up front, so that they load at once in tests with fake timers.
beforeAll(() =>
  Promise.all([
    import('#game/outputs'),
    import('#features/stats'),
    import('#features/privacy'),
    import('#features/runs'),
  ]),
);

let logged: unknown[][];

renderInPage();
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts));
  placeStageAt(100);
  history.replaceState(null, '', '/?debug');
  openStage.mockReset().mockResolvedValue(new FakeStage());
});

afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

const fault = new Error('not the game');

function fail(): never {
  throw fault;
}

async function visit(): Promise<void> {
  await visitWith(
    <>
      <GameArea />
      <StatsPanel />
    </>,
  );
  await wait(1000);
}

const reports = () => logged.filter((parts) => parts.includes(fault)).length;

async function expectToPlay(): Promise<void> {
  await press('Space');
  await wait(300);
  const { steps } = debug().state();
  await wait(300);
  expect(debug().state().steps).toBeGreaterThan(steps);
  expect(page.textContent).not.toContain('The game stopped');
}

it('a run ends and the next one begins although its recording throws', async () => {
  await visit();
  vi.spyOn(Recorder.prototype, 'take').mockImplementation(fail);
  for (let runs = 1; runs <= 2; runs++) {
    await expectToPlay();
    await wait(60_000);
    expect(debug().state().gameOver).toBe(true);
    expect(reports()).toBe(runs);
  }
});

it('a replay that throws gives the stage back to the game', async () => {
  await visit();
  await press('Space');
  await wait(60_000);
  vi.spyOn(ReplayPlayer.prototype, 'advance').mockImplementation(fail);
  click('Watch');
  await wait(400);
  expect(reports()).toBe(1);
  await expectToPlay();
});

it('the player reads that runs are not being saved', async () => {
  await visit();
  const { runRecords } = await import('#features/runs');
  vi.spyOn(runRecords, 'takeProblem').mockReturnValue('Your runs aren’t being saved.');
  await press('Space');
  await wait(60_000);
  expect(textOf('[role=alert]')).toMatch(/aren’t being saved/);
});
