import { RANGES, settings } from '#game/api';
import { Group, Slider, Switch, useStore } from '#ui';

/** What makes a run easier. */
export function AssistsGroup() {
  const { assistSpeed, assistForgiveness, assistPterodactyls } = useStore(settings);
  return (
    <Group title="Assists">
      <p>
        They apply from the next run on. A run with any of them is marked as assisted, and has a high score of its own.
      </p>
      <Slider
        label="Game speed"
        hint="Slower leaves more time; the course stays the same."
        value={assistSpeed}
        range={RANGES.assistSpeed}
        step={5}
        unit="%"
        change={(value) => settings.change({ assistSpeed: value })}
      />
      <Slider
        label="Forgiveness"
        hint="How much closer than usual the dino may come to a cactus or a pterodactyl."
        value={assistForgiveness}
        range={RANGES.assistForgiveness}
        step={1}
        unit="px"
        change={(value) => settings.change({ assistForgiveness: value })}
      />
      <Switch
        label="No pterodactyls"
        hint="Cacti only."
        on={!assistPterodactyls}
        change={(on) => settings.change({ assistPterodactyls: !on })}
      />
    </Group>
  );
}
