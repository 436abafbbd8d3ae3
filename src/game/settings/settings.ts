import {
  erasures,
  PersistentItem,
  type StoredFields,
  type StoredKey,
  type TextStorage,
} from '#platform';
import type { Assists } from '#simulation';
import type { HudSize, Skin } from '#stage';
import { type Bindings, readBindings } from '../input/bindings.ts';

/** All whole numbers. The assists' ranges are the simulation's, with the speed in percent. */
export const RANGES = {
  effectsVolume: { min: 0, max: 100 },
  cuesVolume: { min: 0, max: 100 },
  cueResponse: { min: 0, max: 900 },
  musicVolume: { min: 0, max: 100 },
  assistSpeed: { min: 50, max: 100 },
  assistForgiveness: { min: 0, max: 10 },
} as const;

export const THEME_CHOICES = ['system', 'default', 'monochrome', 'contrast'] as const;
export const MOTION_CHOICES = ['system', 'full', 'calm'] as const;
export const HUD_SIZES = ['small', 'normal', 'large'] as const satisfies readonly HudSize[];

/** In the order of the dialog. All but the first are unlocked by achievements. */
export const SKINS = [
  'classic',
  'ocean',
  'moss',
  'coal',
  'cowboy',
  'gentleman',
  'party',
  'royal',
  'golden',
] as const satisfies readonly Skin[];

/** What the player has chosen. Flat, because stores compare values field by field. */
export interface Settings {
  readonly theme: (typeof THEME_CHOICES)[number];
  readonly motion: (typeof MOTION_CHOICES)[number];
  readonly hudSize: (typeof HUD_SIZES)[number];
  readonly skin: Skin;
  readonly muted: boolean;
  readonly effectsVolume: number;
  readonly cuesVolume: number;
  readonly cues: boolean;
  /**
   * How long before the right moment a cue plays, ms, 0 to 900: the player's usual time from
   * hearing it to the key. Leaves out the audio latency that the browser reports.
   */
  readonly cueResponse: number;
  readonly music: boolean;
  readonly musicVolume: number;
  readonly vibration: boolean;
  readonly bindings: Bindings;
  readonly singleKey: boolean;
  /** On a phone a run covers the page. */
  readonly fillsScreen: boolean;
  readonly leftHanded: boolean;
  /** Whether a rival runs along. Null until the player chooses: see {@link hasRivals}. */
  readonly rivals: boolean | null;
  /** Percent of the full speed, 50 to 100. Like all assists, it applies from the next run on. */
  readonly assistSpeed: number;
  /** px, 0 to 10. */
  readonly assistForgiveness: number;
  readonly assistPterodactyls: boolean;
}

/** A field that is missing, damaged or out of range gets its default value. */
export function readSettings(stored: StoredFields): Settings {
  const oneOf = <Choice, Default = Choice>(
    name: keyof Settings,
    choices: readonly Choice[],
    otherwise: Default,
  ): Choice | Default => choices.find((choice) => choice === stored[name]) ?? otherwise;
  const flag = (name: keyof Settings, otherwise: boolean) => oneOf(name, [true, false], otherwise);
  const whole = (name: keyof typeof RANGES, otherwise: number) => {
    const value = stored[name];
    const { min, max } = RANGES[name];
    const isInRange =
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    return isInRange ? value : otherwise;
  };
  return {
    theme: oneOf('theme', THEME_CHOICES, 'system'),
    motion: oneOf('motion', MOTION_CHOICES, 'system'),
    hudSize: oneOf('hudSize', HUD_SIZES, 'normal'),
    skin: oneOf('skin', SKINS, 'classic'),
    muted: flag('muted', false),
    effectsVolume: whole('effectsVolume', 70),
    cuesVolume: whole('cuesVolume', 80),
    cues: flag('cues', false),
    // A simple reaction to a sound takes 220 to 350 ms, most often about 280.
    cueResponse: whole('cueResponse', 280),
    music: flag('music', false),
    musicVolume: whole('musicVolume', 60),
    vibration: flag('vibration', true),
    bindings: readBindings(stored['bindings']),
    singleKey: flag('singleKey', false),
    fillsScreen: flag('fillsScreen', true),
    leftHanded: flag('leftHanded', false),
    rivals: oneOf('rivals', [true, false], null),
    assistSpeed: whole('assistSpeed', 100),
    assistForgiveness: whole('assistForgiveness', 0),
    assistPterodactyls: flag('assistPterodactyls', true),
  };
}

export const DEFAULT_SETTINGS = readSettings({});

export function playsByEar({ cues, muted }: Settings): boolean {
  return cues && !muted;
}

export function assistsOf(chosen: Settings): Assists {
  return {
    speed: chosen.assistSpeed / 100,
    forgiveness: chosen.assistForgiveness,
    pterodactyls: chosen.assistPterodactyls,
  };
}

/** Unless the player wants it, nothing is said of a rival while they listen for audio cues. */
export function hasRivals({ rivals, cues }: Settings): boolean {
  return rivals ?? !cues;
}

const SETTINGS_KEY = 'dino-settings' satisfies StoredKey<'localStorage'>;

/** Starts with the defaults, like the prerendered pages, until `read`. */
export class SettingsStore extends PersistentItem<Settings, Partial<Settings>> {
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: SETTINGS_KEY,
        initial: DEFAULT_SETTINGS,
        decode: readSettings,
        encode: (settings) => settings,
        apply: (settings, changes) => ({ ...settings, ...changes }),
      },
      storage,
    );
  }

  /** Leaves the other fields as another tab may have stored them. */
  change(changes: Partial<Settings>): void {
    this.update(changes);
  }
}

export const settings = new SettingsStore();

erasures.subscribe(() => settings.reset());
