// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerData, PlayerDataButtons } from '#features/privacy';
import { workUnderWay } from '#platform';
import { button, click, field, page, render, renderInPage, textsOf } from '../../ui/react-page.ts';

const onErase = vi.fn();
let playerData: PlayerData;

renderInPage();
beforeEach(() => {
  onErase.mockClear();
  const offline = () => Promise.reject(new Error('offline'));
  playerData = new PlayerData({
    loaders: {
      highScore: offline,
      highScoreAssisted: offline,
      stats: offline,
      settings: offline,
      achievements: offline,
      rivals: offline,
      daily: offline,
      dailyPractice: offline,
      practice: offline,
      runs: offline,
    },
  });
  render(<PlayerDataButtons playerData={playerData} onErase={onErase} />);
});

const settle = () => act(async () => undefined);

it('data is erased only after a question, which Escape and one button refuse', async () => {
  const erase = vi.spyOn(playerData, 'erase').mockResolvedValue();
  const choices = ['Export my data', 'Import my data', 'Erase my data'];
  expect(textsOf('button')).toEqual(choices);
  click('Erase my data');
  expect(textsOf('button')).toEqual(['Keep my data', 'Erase everything']);
  expect(document.activeElement).toBe(button('Keep my data'));
  click('Keep my data');
  expect(document.activeElement).toBe(button('Erase my data'));
  click('Erase my data');
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  act(() => void button('Keep my data').dispatchEvent(escape));
  expect(textsOf('button')).toEqual(choices);
  expect(erase).not.toHaveBeenCalled();
  click('Erase my data');
  click('Erase everything');
  await settle();
  expect(erase).toHaveBeenCalledOnce();
  expect(onErase).toHaveBeenCalledOnce();
  expect(textsOf('[role=status]')).toEqual(['Your data has been erased.']);
  expect(textsOf('button')).toEqual(choices);
});

it('an import waits for the end of a run', () => {
  const choose = vi.spyOn(field(), 'click');
  workUnderWay.publish(true);
  click('Import my data');
  expect(choose).not.toHaveBeenCalled();
  expect(textsOf('[role=alert]')).toEqual(['Finish your run first, then import your data.']);
  workUnderWay.publish(false);
  click('Import my data');
  expect(choose).toHaveBeenCalledOnce();
});

it('an export names what could not be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  click('Export my data');
  await settle();
  expect(page.textContent).toContain('Saved as dino-sprint-data.json.');
  expect(textsOf('[role=alert]')).toEqual([
    'Your scores, results, stats, achievements, settings and runs couldn’t be read, so the file may lack some. Reload the page and try again.',
  ]);
});

describe('what was there before an import', () => {
  const undo = vi.fn(async () => undefined);
  const offered = () => textsOf('button').includes('Put back what was here');
  const importFile = async () => {
    vi.spyOn(playerData, 'import').mockResolvedValue({
      names: ['stats'],
      unstored: [],
      runs: 0,
      leftOut: 0,
      undo,
    });
    const file = new File([''], 'data.json');
    Object.defineProperty(field(), 'files', { value: [file], configurable: true });
    await act(async () => field().dispatchEvent(new Event('change', { bubbles: true })));
    expect(textsOf('[role=status]')).toEqual(['Imported your stats.']);
    expect(offered()).toBe(true);
  };

  it('is put back by one button, once', async () => {
    await importFile();
    click('Put back what was here');
    expect(document.activeElement).toBe(button('Import my data'));
    expect(offered()).toBe(false);
    await settle();
    expect(undo).toHaveBeenCalledOnce();
    expect(textsOf('[role=status]')).toEqual(['Your data is as it was before the import.']);
  });

  it.each([
    ['a run has begun', () => act(() => workUnderWay.publish(true))],
    ['the player has chosen something else there', () => click('Erase my data')],
  ])('stays away once %s', async (_, happen) => {
    await importFile();
    happen();
    expect(offered()).toBe(false);
    act(() => workUnderWay.publish(false));
  });
});
