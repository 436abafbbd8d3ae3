import { SETTINGS } from '#content';
import { settings } from '#game/api';
import { Group, Switch, useStore } from '#ui';

/** How the game is controlled. */
export function PlayingGroup() {
  const { singleKey, fillsScreen, leftHanded, tips } = useStore(settings);
  return (
    <Group title={SETTINGS.playing}>
      <Switch
        label={SETTINGS.singleKey}
        hint={SETTINGS.singleKeyHint}
        on={singleKey}
        change={(on) => settings.change({ singleKey: on })}
      />
      <Switch
        label={SETTINGS.fillsScreen}
        hint={SETTINGS.fillsScreenHint}
        on={fillsScreen}
        change={(on) => settings.change({ fillsScreen: on })}
      />
      <Switch
        label={SETTINGS.leftHanded}
        hint={SETTINGS.leftHandedHint}
        on={leftHanded}
        change={(on) => settings.change({ leftHanded: on })}
      />
      <Switch
        label={SETTINGS.tips}
        hint={SETTINGS.tipsHint}
        on={tips}
        change={(on) => settings.change({ tips: on })}
      />
    </Group>
  );
}
