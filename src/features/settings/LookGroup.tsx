import { SETTINGS } from '#content';
import { MOTION_CHOICES, settings, type Settings, THEME_CHOICES } from '#game/api';
import { Choices, Group, useStore } from '#ui';

/** Small pictures of the stage by day, a dino in front of a cactus, as CSS backgrounds; two where a choice can mean two themes. */
const DEFAULT = scene({ sky: '#fbeac8', dino: '#e0603f', cactus: '#3f9350', line: '#2b1a2f', ground: '#e9b872' });
const CONTRAST = scene({ sky: '#ffffff', dino: '#0a4bd6', cactus: '#000000', line: '#000000', ground: '#ffffff' });
const MONOCHROME = scene({ sky: '#f7f7f7', dino: '#535353', cactus: '#787878', line: '#383838', ground: '#f7f7f7' });
const STAGES = {
  system: [DEFAULT, CONTRAST],
  default: [DEFAULT],
  monochrome: [MONOCHROME],
  contrast: [CONTRAST],
} as const satisfies Record<Settings['theme'], readonly string[]>;

interface Scene {
  readonly sky: string;
  readonly dino: string;
  readonly cactus: string;
  readonly line: string;
  readonly ground: string;
}

function scene({ sky, dino, cactus, line, ground }: Scene): string {
  const box = (colour: string, place: string) => `linear-gradient(${colour}, ${colour}) ${place} no-repeat`;
  return [
    // Head and body.
    box(dino, '30px 12px / 14px 8px'),
    box(dino, '22px 18px / 14px 14px'),
    box(cactus, '78% 20px / 6px 12px'),
    box(line, '0 32px / 100% 2px'),
    `linear-gradient(${sky} 34px, ${ground} 34px)`,
  ].join(', ');
}

/** Theme and motion. */
export function LookGroup() {
  const { theme, motion } = useStore(settings);
  return (
    <Group title={SETTINGS.look}>
      <Choices
        legend={SETTINGS.theme}
        labels={SETTINGS.themes}
        choices={THEME_CHOICES}
        chosen={theme}
        change={(choice) => settings.change({ theme: choice })}
        pictures={STAGES}
      />
      <Choices
        legend={SETTINGS.motion}
        hint={SETTINGS.motionHint}
        labels={SETTINGS.motions}
        choices={MOTION_CHOICES}
        chosen={motion}
        change={(choice) => settings.change({ motion: choice })}
      />
    </Group>
  );
}
