import { SETTINGS, SKINS_TEXT, unlockedBy } from '#content';
import {
  HUD_SIZES,
  MOTION_CHOICES,
  settings,
  type Settings,
  type Skin,
  SKINS,
  THEME_CHOICES,
} from '#game';
import { Choices, Group, useStore } from '#ui';

const DEFAULT = '/pictures/theme-default.png';
const MONOCHROME = '/pictures/theme-monochrome.png';
const CONTRAST = '/pictures/theme-contrast.png';

/** Taken by `npm run pictures`. 'system' shows two, as it can mean either theme. */
const PICTURES = {
  system: [DEFAULT, CONTRAST],
  default: [DEFAULT],
  monochrome: [MONOCHROME],
  contrast: [CONTRAST],
} as const satisfies Record<Settings['theme'], readonly string[]>;

/** Made by `npm run assets`. */
const SKIN_PICTURES = {
  classic: ['/pictures/skin-classic.png'],
  ocean: ['/pictures/skin-ocean.png'],
  moss: ['/pictures/skin-moss.png'],
  coal: ['/pictures/skin-coal.png'],
  cowboy: ['/pictures/skin-cowboy.png'],
  gentleman: ['/pictures/skin-gentleman.png'],
  party: ['/pictures/skin-party.png'],
  royal: ['/pictures/skin-royal.png'],
  golden: ['/pictures/skin-golden.png'],
} as const satisfies Record<Skin, readonly string[]>;

interface DisplayGroupProps {
  readonly lockedSkins: ReadonlyMap<Skin, string> | null;
}

export function DisplayGroup({ lockedSkins }: DisplayGroupProps) {
  const { theme, skin, motion, hudSize } = useStore(settings);
  return (
    <Group title={SETTINGS.display}>
      <Choices
        legend={SETTINGS.theme}
        labels={SETTINGS.themes}
        choices={THEME_CHOICES}
        chosen={theme}
        change={(choice) => settings.change({ theme: choice })}
        pictures={PICTURES}
      />
      {lockedSkins !== null && (
        <Choices
          legend={SKINS_TEXT.title}
          hint={SKINS_TEXT.hint}
          labels={SKINS_TEXT.names}
          choices={SKINS}
          chosen={skin}
          change={(choice) => settings.change({ skin: choice })}
          pictures={SKIN_PICTURES}
          locked={
            new Map(
              Array.from(lockedSkins, ([locked, achievement]) => [locked, unlockedBy(achievement)]),
            )
          }
        />
      )}
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
