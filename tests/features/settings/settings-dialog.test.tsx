// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SettingsDialog } from '#features/settings';
import { DEFAULT_SETTINGS, settings, type Settings } from '#game';
import { click, enter, page, render, renderInPage, textsOf } from '../../ui/react-page.ts';

const toggleDebugMode = vi.fn();

renderInPage();
const open = (hasKeys = true) =>
  render(
    <SettingsDialog
      close={() => undefined}
      debugMode={false}
      hasKeys={hasKeys}
      lockedSkins={new Map([['party', 'Learning curve']])}
      toggleDebugMode={toggleDebugMode}
    />,
  );
beforeEach(() => {
  settings.reset();
  open();
});

function input(label: string, legend = ''): HTMLInputElement {
  const fields = [...page.querySelectorAll('fieldset')].filter(
    (each) => each.querySelector('legend')?.textContent === legend,
  );
  const found = [...(fields[0] ?? page).querySelectorAll('input')].find((each) =>
    each.labels?.[0]?.textContent.startsWith(label),
  );
  if (found === undefined) throw new Error(`There is no ${label}.`);
  return found;
}

const expectChosen = (change: Partial<Settings>) =>
  expect(settings.get()).toEqual({ ...DEFAULT_SETTINGS, ...change });

const SWITCHES: readonly (readonly [string, Partial<Settings>])[] = [
  ['Mute', { muted: true }],
  ['Audio cues', { cues: true }],
  ['Music', { music: true }],
  ['Vibration', { vibration: false }],
  ['Single-key mode', { singleKey: true }],
  ['Fill the screen', { fillsScreen: false }],
  ['Left-handed', { leftHanded: true }],
  ['No pterodactyls', { assistPterodactyls: false }],
];

it('each switch changes its own setting, and back', () => {
  for (const [label, change] of SWITCHES) {
    const before = input(label).checked;
    act(() => input(label).click());
    expectChosen(change);
    expect(input(label).checked).toBe(!before);
    act(() => input(label).click());
    expectChosen({});
  }
});

it('rivals are on, or off with audio cues, until the player chooses', () => {
  const isOn = () => input('Rivals').checked;
  expect(isOn()).toBe(true);
  act(() => settings.change({ cues: true }));
  expect(isOn()).toBe(false);
  act(() => input('Rivals').click());
  expect(isOn()).toBe(true);
  expectChosen({ cues: true, rivals: true });
});

const SLIDERS = [
  ['Effects volume', 'effectsVolume', 65, '65%'],
  ['Cues volume', 'cuesVolume', 65, '65%'],
  ['Cues earlier or later', 'cueResponse', 300, '300 ms early'],
  ['Music volume', 'musicVolume', 65, '65%'],
  ['Game speed', 'assistSpeed', 65, '65%'],
  ['Forgiveness', 'assistForgiveness', 6, '6 px'],
] as const;

it('each slider changes its own setting', () => {
  for (const [label, name, value, text] of SLIDERS) {
    enter(String(value), input(label));
    expectChosen({ [name]: value });
    expect(input(label).getAttribute('aria-valuetext')).toBe(text);
    act(() => settings.change(DEFAULT_SETTINGS));
  }
});

const CHOICES: readonly (readonly [string, string, Partial<Settings>])[] = [
  ['Theme', 'Classic monochrome', { theme: 'monochrome' }],
  ['Theme', 'High contrast', { theme: 'contrast' }],
  ['Look', 'Gentleman', { skin: 'gentleman' }],
  ['Motion', 'Reduced', { motion: 'calm' }],
  ['Score and gauge size', 'Large', { hudSize: 'large' }],
];

it('each choice changes its own setting', () => {
  for (const [legend, label, change] of CHOICES) {
    act(() => input(label, legend).click());
    expectChosen(change);
    act(() => settings.change(DEFAULT_SETTINGS));
  }
});

it('each theme and look has its own picture, and a locked look says what unlocks it', () => {
  const pictures = Array.from(page.querySelectorAll('label:has(img)'), (label) =>
    Array.from(label.querySelectorAll('img'), (picture) => picture.getAttribute('src')).join(),
  );
  expect(pictures).toHaveLength(13);
  expect(new Set(pictures).size).toBe(13);
  expect(textsOf('label')).toContain('Party Locked: earn ‘Learning curve’');
  expect([input('Party').disabled, input('Ocean').disabled]).toEqual([true, false]);
});

it('restoring the defaults can be undone', () => {
  act(() => settings.change({ muted: true, theme: 'contrast' }));
  click('Restore defaults');
  expectChosen({});
  expect(page.textContent).toContain('Settings restored to defaults.');
  click('Undo');
  expectChosen({ muted: true, theme: 'contrast' });
  expect(page.textContent).not.toContain('Settings restored to defaults.');
});

it('the sections are listed, the first as the current one', () => {
  expect(textsOf('nav button')).toEqual([
    'Display',
    'Sound and vibration',
    'Keys',
    'Playing',
    'Assists',
    'Debug mode',
  ]);
  expect(textsOf('nav [aria-current=true]')).toEqual(['Display']);
});

it('the switch of the debug mode is the game’s', () => {
  expect(input('Debug mode').checked).toBe(false);
  act(() => input('Debug mode').click());
  expect(toggleDebugMode).toHaveBeenCalledOnce();
});

it('there are no keys to set on a screen that is only touched', () => {
  expect(textsOf('h3')).toContain('Keys');
  open(false);
  expect(textsOf('h3')).not.toContain('Keys');
});
