import { settings } from '#game/api';
import { Group, Switch, useStore } from '#ui';

/** How the game is held. */
export function PlayingGroup() {
  const { singleKey, leftHanded } = useStore(settings);
  return (
    <Group title="Playing">
      <Switch
        label="Single-key mode"
        hint="The dino ducks by itself: one key, or a tap, plays the whole game."
        on={singleKey}
        change={(on) => settings.change({ singleKey: on })}
      />
      <Switch
        label="Left-handed buttons"
        hint="The buttons under the stage the other way round: jump on the left, crouch on the right."
        on={leftHanded}
        change={(on) => settings.change({ leftHanded: on })}
      />
    </Group>
  );
}
