import { formatPercent, formatPx, SETTINGS } from '#content';
import { RANGES, settings } from '#game/api';
import { Group, Slider, Switch, useStore } from '#ui';

/** Settings that make a run easier. */
export function AssistsGroup() {
  const { assistSpeed, assistForgiveness, assistPterodactyls } = useStore(settings);
  return (
    <Group title={SETTINGS.assists}>
      <p>{SETTINGS.assistsHint}</p>
      <Slider
        label={SETTINGS.assistSpeed}
        hint={SETTINGS.assistSpeedHint}
        value={assistSpeed}
        range={RANGES.assistSpeed}
        step={5}
        format={(value) => formatPercent(value / 100)}
        change={(value) => settings.change({ assistSpeed: value })}
      />
      <Slider
        label={SETTINGS.assistForgiveness}
        hint={SETTINGS.assistForgivenessHint}
        value={assistForgiveness}
        range={RANGES.assistForgiveness}
        step={1}
        format={(value) => formatPx(value)}
        change={(value) => settings.change({ assistForgiveness: value })}
      />
      <Switch
        label={SETTINGS.noPterodactyls}
        hint={SETTINGS.noPterodactylsHint}
        on={!assistPterodactyls}
        change={(on) => settings.change({ assistPterodactyls: !on })}
      />
    </Group>
  );
}
