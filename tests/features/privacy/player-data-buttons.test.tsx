// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PlayerData, PlayerDataButtons } from '#features/privacy';
import { workUnderWay } from '#platform';
import { button, click, field, page, render, renderInPage, textsOf } from '../../ui/react-page.ts';

const onErase = vi.fn();
let playerData: PlayerData;

renderInPage();
beforeEach(() => {
  onErase.mockClear();
  playerData = new PlayerData({
    loadParts: () => Promise.reject(new Error('offline')),
    resetMemory: () => undefined,
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

it('an export that fails is reported', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  click('Export my data');
  await settle();
  expect(page.textContent).toContain('Your data couldn’t be exported.');
});
