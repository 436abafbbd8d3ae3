import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_BINDINGS,
  DEFAULT_SETTINGS,
  isBindable,
  KEY_ACTIONS,
  MOTION_CHOICES,
  HUD_SIZES,
  RANGES,
  type Settings,
  SKINS,
  THEME_CHOICES,
} from '#game';
import { readSettings, SettingsStore } from '#src/game/settings/settings.ts';
import { FakeStorage } from '../../platform/fake-storage.ts';
import { anyBindings } from '../input/any-bindings.ts';

const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.integer({ min, max });

const anySettings: fc.Arbitrary<Settings> = fc.record({
  theme: fc.constantFrom(...THEME_CHOICES),
  motion: fc.constantFrom(...MOTION_CHOICES),
  hudSize: fc.constantFrom(...HUD_SIZES),
  skin: fc.constantFrom(...SKINS),
  muted: fc.boolean(),
  effectsVolume: whole(RANGES.effectsVolume),
  cuesVolume: whole(RANGES.cuesVolume),
  cues: fc.boolean(),
  cueResponse: whole(RANGES.cueResponse),
  music: fc.boolean(),
  musicVolume: whole(RANGES.musicVolume),
  vibration: fc.boolean(),
  bindings: anyBindings,
  singleKey: fc.boolean(),
  fillsScreen: fc.boolean(),
  leftHanded: fc.boolean(),
  assistSpeed: whole(RANGES.assistSpeed),
  assistForgiveness: whole(RANGES.assistForgiveness),
  assistPterodactyls: fc.boolean(),
});

const defaults = new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS));
const ranges = new Map(Object.entries(RANGES));

function expectValid(settings: Settings): void {
  expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
  expect(THEME_CHOICES).toContain(settings.theme);
  expect(MOTION_CHOICES).toContain(settings.motion);
  expect(HUD_SIZES).toContain(settings.hudSize);
  expect(SKINS).toContain(settings.skin);
  for (const [name, value] of Object.entries(settings)) {
    expect(typeof value).toBe(typeof defaults.get(name));
    if (typeof value !== 'number') continue;
    const range = ranges.get(name);
    expect(Number.isInteger(value)).toBe(true);
    expect(value).toBeGreaterThanOrEqual(range?.min ?? NaN);
    expect(value).toBeLessThanOrEqual(range?.max ?? NaN);
  }
  const names = KEY_ACTIONS.flatMap((action) => settings.bindings[action]);
  expect(new Set(names).size, 'no key has two actions').toBe(names.length);
  expect(names.filter((name) => !isBindable(name))).toEqual([]);
  expect(
    Math.max(...KEY_ACTIONS.map((action) => settings.bindings[action].length)),
  ).toBeLessThanOrEqual(2);
  expect(settings.bindings.jump.length, 'there is a key to jump with').toBeGreaterThan(0);
}

/** What may be stored instead of a list of keys. */
const anyNames = fc.oneof(
  fc.jsonValue(),
  fc.array(fc.constantFrom('Space', 'Tab', 'W', 'C', 'ArrowUp', 'a b', '', 7)),
);
const anyStored = fc.record(
  {
    theme: fc.oneof(fc.jsonValue(), fc.constantFrom(...THEME_CHOICES)),
    effectsVolume: fc.oneof(fc.jsonValue(), fc.integer()),
    assistSpeed: fc.oneof(fc.double(), fc.integer({ min: 40, max: 110 })),
    muted: fc.oneof(fc.jsonValue(), fc.boolean()),
    bindings: fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...KEY_ACTIONS), anyNames, { noNullPrototype: true }),
    ),
  },
  { requiredKeys: [] },
);

describe('stored settings', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const storage = new FakeStorage();
        new SettingsStore(() => storage).change(settings);
        const later = new SettingsStore(() => storage);
        later.read();
        expect(later.get()).toEqual(settings);
      }),
    );
  });

  it('are valid settings, whatever is stored', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anyStored, (stored) => expectValid(readSettings(stored))),
      { numRuns: 200 },
    );
  });

  it('keep the undamaged fields', () => {
    const stored = {
      muted: true,
      theme: 'pink',
      assistSpeed: 49,
      cuesVolume: 12.5,
      leftHanded: 'yes',
    };
    expect(readSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, muted: true });
  });
});

describe('stored key bindings', () => {
  const read = (bindings: unknown) => readSettings({ bindings }).bindings;

  it('get the default keys of an action that is missing in them', () => {
    const { mute: _, ...older } = DEFAULT_BINDINGS;
    expect(read({ ...older, jump: ['W'] })).toEqual({ ...DEFAULT_BINDINGS, jump: ['W'] });
  });

  it('give a key to the first of two actions that have it', () => {
    expect(read({ ...DEFAULT_BINDINGS, crouch: ['Space', 'S'] })).toMatchObject({
      jump: ['Space', 'ArrowUp'],
      crouch: ['S'],
    });
  });
});
