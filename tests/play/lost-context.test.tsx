// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Game, GameContext, type GameElements, type ShownReplay } from '#game';
import { Notice } from '#src/play/Notice.tsx';
import { createRun } from '#simulation';
import { Story } from '#story';
import { FakeStage } from '../game/picture/fake-stage.ts';
import { page, render, renderInPage } from '../ui/react-page.ts';
import { newElements, newGame } from './new-game.ts';
import { placeStageAt, press, stayBusy, wait } from './played-page.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage,
}));

let stage: FakeStage;
let game: Game;
let elements: GameElements;
let detach: () => void;
let events: string[];

renderInPage();
beforeEach(async () => {
  vi.useFakeTimers({ now: 1000 });
  placeStageAt(100);
  stayBusy();
  stage = new FakeStage();
  openStage.mockReset().mockResolvedValue(stage);
  game = newGame();
  events = [];
  game.events.on(({ type }) => events.push(type));
  elements = newElements();
  render(
    <GameContext value={game}>
      <Notice />
    </GameContext>,
  );
  await open();
});

afterEach(() => {
  leave();
  elements.root.remove();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  await during(async () => {
    detach = game.mount(elements);
    window.dispatchEvent(new PointerEvent('pointermove'));
    await vi.advanceTimersByTimeAsync(50);
  });
}

function leave(): void {
  act(() => detach());
}

const during = (what: () => Promise<void> | void) => act(async () => what());

const lose = () => during(() => stage.loseContext());
const restore = () => during(() => stage.restoreContext());

const notice = () => page.textContent;
const phase = () => game.state.get().phase;

const advance = vi.fn();

const run = createRun('shown');
const SHOWN: ShownReplay = {
  run,
  story: new Story(run.view),
  phase: 'shown',
  playing: true,
  alpha: 0,
  highScore: 0,
  ranked: false,
  crashBoxes: false,
  ghost: null,
  countdown: () => 0,
  msSinceCrash: () => 0,
  advance,
  press: () => undefined,
};

it('while the drawing context is lost only a paused run is called paused', async () => {
  await lose();
  expect(notice()).toMatch(/Graphics interrupted/);
  expect(notice()).not.toMatch(/run|replay/);
  await restore();
  expect(notice()).toBe('');

  await during(() => game.show(SHOWN));
  await lose();
  expect(notice()).toMatch(/The replay is paused/);
  advance.mockClear();
  await wait(100);
  expect(advance).not.toHaveBeenCalled();
  await restore();
  await wait(100);
  expect(advance).toHaveBeenCalled();
  await during(() => game.show(undefined));

  await press('Space');
  await wait(100);
  await lose();
  expect(notice()).toMatch(/Your run is paused/);
});

describe('a choice made while the drawing context is lost', () => {
  it('to start is carried out when it is restored', async () => {
    await lose();
    await press('Space');
    await wait(1000);
    expect(phase()).toBe('ready');
    await restore();
    expect(phase()).toBe('running');
    expect(events).toEqual(['started']);
    await wait(100);
    expect(events).toEqual(['started', 'jumped']);
  });

  it('to start is replaced by a later one, and forgotten when the page loses the focus', async () => {
    await lose();
    await press('KeyP', 'p');
    await restore();
    expect(events).toEqual([]);

    await lose();
    await press('Space');
    await during(() => game.show(SHOWN));
    await restore();
    expect(events).toEqual([]);
    await during(() => game.show(undefined));

    await lose();
    await press('Space');
    await during(() => void window.dispatchEvent(new Event('blur')));
    await restore();
    expect(phase()).toBe('ready');
  });
});

it('if the drawing context was lost on another page a reload is offered 5 s after the return', async () => {
  leave();
  stage.loseContext();
  await open();
  await wait(4800);
  expect(notice()).not.toMatch(/Reload/);
  await wait(300);
  expect(notice()).toMatch(/Reload the page/);
  await restore();
  expect(notice()).toBe('');
  await press('Space');
  expect(phase()).toBe('running');
});
