import { describe, expect, it } from 'vitest';
import {
  DEFAULT_BINDINGS,
  DEFAULT_SETTINGS,
  HUD_SIZES,
  MOTION_CHOICES,
  RANGES,
  SKINS,
  THEME_CHOICES,
} from '#game';
import { readSettings } from '#src/game/settings/settings.ts';

const CHOICES = {
  theme: THEME_CHOICES,
  motion: MOTION_CHOICES,
  hudSize: HUD_SIZES,
  skin: SKINS,
} as const;

const FLAGS = [
  'muted',
  'cues',
  'music',
  'vibration',
  'singleKey',
  'fillsScreen',
  'leftHanded',
  'assistPterodactyls',
] as const;

describe('stored settings', () => {
  it.each(Object.entries(RANGES))('keep %s in its range, ends included', (name, { min, max }) => {
    for (const value of [min, max])
      expect(readSettings({ [name]: value })).toHaveProperty(name, value);
    for (const value of [min - 1, max + 1, min + 0.5, String(min), NaN, null])
      expect(readSettings({ [name]: value })).toEqual(DEFAULT_SETTINGS);
  });

  it.each(Object.entries(CHOICES))('keep every choice of %s, and no other', (name, choices) => {
    for (const choice of choices)
      expect(readSettings({ [name]: choice })).toHaveProperty(name, choice);
    for (const value of ['pink', 0, null])
      expect(readSettings({ [name]: value })).toEqual(DEFAULT_SETTINGS);
  });

  it.each(FLAGS)('keep %s', (name) => {
    const other = !DEFAULT_SETTINGS[name];
    expect(readSettings({ [name]: other })).toEqual({ ...DEFAULT_SETTINGS, [name]: other });
    expect(readSettings({ [name]: 'yes' })).toEqual(DEFAULT_SETTINGS);
  });

  it('keep the undamaged fields', () => {
    const stored = { muted: true, theme: 'pink', assistSpeed: 49, leftHanded: 'yes' };
    expect(readSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, muted: true });
  });
});

describe('stored key bindings', () => {
  it.each<[string, unknown, Partial<typeof DEFAULT_BINDINGS>]>([
    ['of an older version get the default keys of a new action', { jump: ['W'] }, { jump: ['W'] }],
    [
      'give a key to the first of two actions',
      { crouch: ['Space', 'S'], jump: ['Space'] },
      { jump: ['Space'], crouch: ['S'] },
    ],
    ['may leave an action without a key', { shoot: [] }, { shoot: [] }],
    [
      'have two keys for an action, each once',
      { shoot: ['Q', 'Q', 'R', 'W'] },
      { shoot: ['Q', 'R'] },
    ],
    ['have no key that the page needs', { shoot: ['Tab', 'F5', 7, 'a b', 'Q'] }, { shoot: ['Q'] }],
    ['take no default key that is in use', { shoot: ['X'] }, { shoot: ['X'], turbo: [] }],
    ['have a key to jump', { jump: [] }, {}],
    ['start anew if the keys to jump are gone', { jump: [], mute: ['Space', 'ArrowUp'] }, {}],
    ['are the default ones if they are damaged', 'Space', {}],
    ['are the default ones if they are null', null, {}],
    ['ignore what is no list', { shoot: 'Q', turbo: 7 }, {}],
  ])('%s', (_, bindings, expected) => {
    expect(readSettings({ bindings }).bindings).toEqual({ ...DEFAULT_BINDINGS, ...expected });
  });
});
