// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SettingsDialog } from '#features/settings';
import { DEFAULT_SETTINGS, type Settings, settings, type Skin } from '#game';
import { click, page, render, renderInPage } from '../../ui/react-page.ts';

const toggleDebugMode = vi.fn();

renderInPage();
beforeEach(() => {
  settings.reset();
  toggleDebugMode.mockClear();
  open(new Map());
});

function open(lockedSkins: ReadonlyMap<Skin, string> | null): void {
  render(
    <SettingsDialog
      close={() => undefined}
      debugMode={false}
      lockedSkins={lockedSkins}
      toggleDebugMode={toggleDebugMode}
    />,
  );
}

function field(label: string): HTMLInputElement {
  const found = [...page.querySelectorAll('input')].find((input) =>
    [...(input.labels ?? [])].some(({ textContent }) => textContent?.startsWith(label)),
  );
  if (found === undefined) throw new Error(`There is no field '${label}'.`);
  return found;
}

function slide(label: string, value: number): void {
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', String(value), field(label));
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const CHANGES: readonly (readonly [label: string, changes: Partial<Settings>])[] = [
  ['Mute', { muted: true }],
  ['Audio cues', { cues: true }],
  ['Music', { music: true }],
  ['Vibration', { vibration: false }],
  ['Single-key mode', { singleKey: true }],
  ['Fill the screen during a run', { fillsScreen: false }],
  ['Left-handed buttons', { leftHanded: true }],
  ['No pterodactyls', { assistPterodactyls: false }],
  ['Classic monochrome', { theme: 'monochrome' }],
  ['High contrast', { theme: 'contrast' }],
  ['Reduced', { motion: 'calm' }],
  ['Full', { motion: 'full' }],
  ['Small', { hudSize: 'small' }],
  ['Large', { hudSize: 'large' }],
  ['Ocean', { skin: 'ocean' }],
];

it('each switch and choice changes its own setting alone', () => {
  for (const [label, changes] of CHANGES) {
    act(() => settings.change(DEFAULT_SETTINGS));
    const { checked } = field(label);
    act(() => field(label).click());
    expect(settings.get(), label).toEqual({ ...DEFAULT_SETTINGS, ...changes });
    expect(field(label).checked, label).toBe(!checked);
  }
});

const SLIDES: readonly (readonly [string, number, text: string, changes: Partial<Settings>])[] = [
  ['Effects volume', 35, '35%', { effectsVolume: 35 }],
  ['Cues volume', 100, '100%', { cuesVolume: 100 }],
  ['Cues earlier or later', 430, '430 ms early', { cueResponse: 430 }],
  ['Music volume', 0, '0%', { musicVolume: 0 }],
  ['Game speed', 60, '60%', { assistSpeed: 60 }],
  ['Forgiveness', 4, '4 px', { assistForgiveness: 4 }],
];

it('each slider changes its own setting alone, and shows it', () => {
  for (const [label, value, text, changes] of SLIDES) {
    act(() => settings.change(DEFAULT_SETTINGS));
    slide(label, value);
    expect(settings.get(), label).toEqual({ ...DEFAULT_SETTINGS, ...changes });
    expect(field(label).getAttribute('aria-valuetext')).toBe(text);
    expect(field(label).parentElement?.textContent).toContain(text);
  }
});

it('a locked look can’t be chosen, and says which achievement unlocks it', () => {
  open(new Map([['coal', 'Night owl']]));
  expect(field('Coal').disabled).toBe(true);
  expect(field('Coal').closest('label')?.textContent).toContain('Night owl');
  expect(field('Moss').disabled).toBe(false);
});

it('all settings can be restored, and that can be undone', () => {
  act(() => settings.change({ music: true, assistSpeed: 60 }));
  const before = settings.get();
  click('Restore defaults');
  expect(settings.get()).toEqual(DEFAULT_SETTINGS);
  expect(page.textContent).toContain('Settings restored to defaults.');
  click('Undo');
  expect(settings.get()).toEqual(before);
});

it('debug mode is switched by its own field', () => {
  act(() => field('Debug mode').click());
  expect(toggleDebugMode).toHaveBeenCalledOnce();
  expect(settings.get()).toEqual(DEFAULT_SETTINGS);
});
