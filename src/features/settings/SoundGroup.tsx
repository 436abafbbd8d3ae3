import { RANGES, settings } from '#game/api';
import { Group, Slider, Switch, useStore } from '#ui';

/** What is heard and felt. */
export function SoundGroup() {
  const { muted, effectsVolume, cues, cuesVolume, vibration } = useStore(settings);
  return (
    <Group title="Sound and vibration">
      <Switch label="Mute" hint="No sound at all." on={muted} change={(on) => settings.change({ muted: on })} />
      <Slider
        label="Effects volume"
        value={effectsVolume}
        range={RANGES.effectsVolume}
        step={5}
        unit="%"
        change={(value) => settings.change({ effectsVolume: value })}
      />
      <Switch
        label="Audio cues"
        hint="Each obstacle is heard coming, in time to act: one sound to jump, another to duck."
        on={cues}
        change={(on) => settings.change({ cues: on })}
      />
      <Slider
        label="Cues volume"
        value={cuesVolume}
        range={RANGES.cuesVolume}
        step={5}
        unit="%"
        change={(value) => settings.change({ cuesVolume: value })}
      />
      <Switch
        label="Vibration"
        hint="On a crash and with the weapon, where the device can."
        on={vibration}
        change={(on) => settings.change({ vibration: on })}
      />
    </Group>
  );
}
