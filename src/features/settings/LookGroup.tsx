import { SETTINGS } from '#content';
import { HUD_SIZES, MOTION_CHOICES, settings, type Settings, THEME_CHOICES } from '#game/api';
import { Choices, Group, useStore } from '#ui';

const DEFAULT = '/pictures/theme-default.png';
const MONOCHROME = '/pictures/theme-monochrome.png';
const CONTRAST = '/pictures/theme-contrast.png';

/** Pictures of the stage, taken by `npm run pictures`; two where a choice can mean two themes. */
const PICTURES = {
  system: [DEFAULT, CONTRAST],
  default: [DEFAULT],
  monochrome: [MONOCHROME],
  contrast: [CONTRAST],
} as const satisfies Record<Settings['theme'], readonly string[]>;

/** Theme, motion, and the size of the HUD. */
export function LookGroup() {
  const { theme, motion, hudSize } = useStore(settings);
  return (
    <Group title={SETTINGS.look}>
      <Choices
        legend={SETTINGS.theme}
        labels={SETTINGS.themes}
        choices={THEME_CHOICES}
        chosen={theme}
        change={(choice) => settings.change({ theme: choice })}
        pictures={PICTURES}
      />
      <Choices
        legend={SETTINGS.motion}
        hint={SETTINGS.motionHint}
        labels={SETTINGS.motions}
        choices={MOTION_CHOICES}
        chosen={motion}
        change={(choice) => settings.change({ motion: choice })}
      />
      <Choices
        legend={SETTINGS.hudSize}
        labels={SETTINGS.hudSizes}
        choices={HUD_SIZES}
        chosen={hudSize}
        change={(choice) => settings.change({ hudSize: choice })}
      />
    </Group>
  );
}
