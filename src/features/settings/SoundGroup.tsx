import { formatPercent, SETTINGS } from '#content';
import { RANGES, settings } from '#game/api';
import { CueTiming } from './CueTiming.tsx';
import { Group, Slider, Switch, useStore } from '#ui';

/** Sound and vibration. */
export function SoundGroup() {
  const { muted, effectsVolume, cues, cuesVolume, music, musicVolume, vibration } =
    useStore(settings);
  return (
    <Group title={SETTINGS.sound}>
      <Switch
        label={SETTINGS.mute}
        hint={SETTINGS.muteHint}
        on={muted}
        change={(on) => settings.change({ muted: on })}
      />
      <Slider
        label={SETTINGS.effectsVolume}
        value={effectsVolume}
        range={RANGES.effectsVolume}
        step={5}
        format={formatVolume}
        change={(value) => settings.change({ effectsVolume: value })}
      />
      <Switch
        label={SETTINGS.cues}
        hint={SETTINGS.cuesHint}
        on={cues}
        change={(on) => settings.change({ cues: on })}
      />
      <Slider
        label={SETTINGS.cuesVolume}
        value={cuesVolume}
        range={RANGES.cuesVolume}
        step={5}
        format={formatVolume}
        change={(value) => settings.change({ cuesVolume: value })}
      />
      <CueTiming />
      <Switch
        label={SETTINGS.music}
        hint={SETTINGS.musicHint}
        on={music}
        change={(on) => settings.change({ music: on })}
      />
      <Slider
        label={SETTINGS.musicVolume}
        value={musicVolume}
        range={RANGES.musicVolume}
        step={5}
        format={formatVolume}
        change={(value) => settings.change({ musicVolume: value })}
      />
      <Switch
        label={SETTINGS.vibration}
        hint={SETTINGS.vibrationHint}
        on={vibration}
        change={(on) => settings.change({ vibration: on })}
      />
    </Group>
  );
}

/** @param volume 0 to 100. */
function formatVolume(volume: number): string {
  return formatPercent(volume / 100);
}
