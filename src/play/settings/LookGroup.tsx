import { settings } from '../page-life.ts';
import { Choices, Group } from './fields.tsx';
import { MOTION_CHOICES, type Settings, THEME_CHOICES } from './settings.ts';
import { useSettings } from './use-settings.ts';

const THEMES = {
  system: 'As the system asks',
  ours: 'Dino Sprint’s own',
  monochrome: 'Classic monochrome',
  contrast: 'High contrast',
} as const satisfies Record<Settings['theme'], string>;

const MOTIONS = {
  system: 'As the system asks',
  full: 'Everything',
  calm: 'Calm',
} as const satisfies Record<Settings['motion'], string>;

/** A stage of each theme in little, as CSS backgrounds beside each other: a dino before a cactus. */
const OWN = scene('#fbeac8', '#3f9350', '#b8743c');
const CONTRAST = scene('#000000', '#ffffff', '#000000');
const STAGES = {
  system: [OWN, CONTRAST],
  ours: [OWN],
  monochrome: [scene('#f7f7f7', '#535353', '#f7f7f7')],
  contrast: [CONTRAST],
} as const satisfies Record<Settings['theme'], readonly string[]>;

function scene(sky: string, dino: string, ground: string): string {
  const ink = (place: string) => `linear-gradient(${dino}, ${dino}) ${place} no-repeat`;
  return [
    // Head, body and the line of the ground.
    ink('30px 12px / 14px 8px'),
    ink('22px 18px / 14px 14px'),
    ink('0 32px / 100% 2px'),
    ink('78% 20px / 6px 12px'),
    `linear-gradient(${sky} 34px, ${ground} 34px)`,
  ].join(', ');
}

/** What is seen. */
export function LookGroup() {
  const { theme, motion } = useSettings();
  return (
    <Group title="Look">
      <Choices
        legend="Theme"
        words={THEMES}
        choices={THEME_CHOICES}
        chosen={theme}
        change={(choice) => settings.change({ theme: choice })}
        pictures={STAGES}
      />
      <Choices
        legend="Motion"
        hint="Calm: nothing shakes, no lines rush by, the hills stand still."
        words={MOTIONS}
        choices={MOTION_CHOICES}
        chosen={motion}
        change={(choice) => settings.change({ motion: choice })}
      />
    </Group>
  );
}
