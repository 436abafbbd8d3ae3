import type { Assists } from '#simulation';
import { type Bindings, DEFAULT_BINDINGS, readBindings } from '../input/bindings.ts';
import { type Fields, parseFields } from '#platform';

/** What each number may be, whole numbers all. Those of the assists are the simulation's, its speed in percent. */
export const RANGES = {
  effectsVolume: { min: 0, max: 100 },
  cuesVolume: { min: 0, max: 100 },
  assistSpeed: { min: 50, max: 100 },
  assistForgiveness: { min: 0, max: 10 },
} as const;

/** As the system asks for it, or always one of them. */
export const THEME_CHOICES = ['system', 'default', 'monochrome', 'contrast'] as const;
/** The former name of the theme 'default', which browsers of earlier visitors still have in storage. */
const FORMER_DEFAULT_THEME = 'ours';
export const MOTION_CHOICES = ['system', 'full', 'calm'] as const;

/** What the player has chosen. Flat, so that two of them compare field by field. */
export interface Settings {
  readonly theme: (typeof THEME_CHOICES)[number];
  readonly motion: (typeof MOTION_CHOICES)[number];
  readonly muted: boolean;
  /** 0 to 100. */
  readonly effectsVolume: number;
  /** 0 to 100. */
  readonly cuesVolume: number;
  /** A sound tells of each threat in time to act. */
  readonly cues: boolean;
  readonly vibration: boolean;
  readonly bindings: Bindings;
  /** The dino ducks by itself: one key or finger plays the whole game. */
  readonly singleKey: boolean;
  /** The buttons of a touch screen the other way round. */
  readonly leftHanded: boolean;
  /** Percent of the full speed, 50 to 100. For the next run, like all assists. */
  readonly assistSpeed: number;
  /** px, 0 to 10. */
  readonly assistForgiveness: number;
  readonly assistPterodactyls: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  motion: 'system',
  muted: false,
  effectsVolume: 70,
  cuesVolume: 80,
  cues: false,
  vibration: true,
  bindings: DEFAULT_BINDINGS,
  singleKey: false,
  leftHanded: false,
  assistSpeed: 100,
  assistForgiveness: 0,
  assistPterodactyls: true,
};

/** Written with the settings: a later form of them can tell what it reads. */
const VERSION = 1;

export function writeSettings(settings: Settings): string {
  return JSON.stringify({ version: VERSION, ...settings });
}

/** Whatever was stored, each field for itself: what is missing, damaged or out of range is as it was in the beginning. */
export function readSettings(text: string | null): Settings {
  const stored = parse(text);
  const oneOf = <Choice>(name: keyof Settings, choices: readonly Choice[], otherwise: Choice): Choice =>
    choices.find((choice) => choice === stored.get(name)) ?? otherwise;
  const flag = (name: keyof Settings, otherwise: boolean) => oneOf(name, [true, false], otherwise);
  const whole = (name: keyof typeof RANGES) => {
    const value = stored.get(name);
    const { min, max } = RANGES[name];
    const isInRange = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    return isInRange ? value : DEFAULT_SETTINGS[name];
  };
  const d = DEFAULT_SETTINGS;
  return {
    theme: stored.get('theme') === FORMER_DEFAULT_THEME ? 'default' : oneOf('theme', THEME_CHOICES, d.theme),
    motion: oneOf('motion', MOTION_CHOICES, d.motion),
    muted: flag('muted', d.muted),
    effectsVolume: whole('effectsVolume'),
    cuesVolume: whole('cuesVolume'),
    cues: flag('cues', d.cues),
    vibration: flag('vibration', d.vibration),
    bindings: readBindings(stored.get('bindings')),
    singleKey: flag('singleKey', d.singleKey),
    leftHanded: flag('leftHanded', d.leftHanded),
    assistSpeed: whole('assistSpeed'),
    assistForgiveness: whole('assistForgiveness'),
    assistPterodactyls: flag('assistPterodactyls', d.assistPterodactyls),
  };
}

/** The fields of what was stored, none where that is no object of this version. */
function parse(text: string | null): Fields {
  const fields = parseFields(text);
  return fields.get('version') === VERSION ? fields : new Map();
}

/** The assists of the next run. */
export function assistsOf({ assistSpeed, assistForgiveness, assistPterodactyls }: Settings): Assists {
  return { speed: assistSpeed / 100, forgiveness: assistForgiveness, pterodactyls: assistPterodactyls };
}
