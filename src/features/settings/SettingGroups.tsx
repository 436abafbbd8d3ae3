import type { ComponentProps } from 'react';
import { cuesComeEarly, formatPercent, formatPx, SETTINGS } from '#content';
import { hasRivals, RANGES, settings, type Settings } from '#game';
import { Group, Slider, Switch, useStore } from '#ui';

type SwitchName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

interface SettingSwitchProps extends Omit<ComponentProps<typeof Switch>, 'on' | 'change'> {
  readonly name: SwitchName;
}

function SettingSwitch({ name, ...words }: SettingSwitchProps) {
  const on = useStore(settings)[name];
  const change = (value: boolean) => {
    const changes: Partial<Record<SwitchName, boolean>> = { [name]: value };
    settings.change(changes);
  };
  return <Switch {...words} on={on} change={change} />;
}

type SliderName = keyof typeof RANGES;

interface SettingSliderProps extends Omit<
  ComponentProps<typeof Slider>,
  'value' | 'range' | 'change'
> {
  readonly name: SliderName;
}

function SettingSlider({ name, ...field }: SettingSliderProps) {
  const value = useStore(settings)[name];
  const change = (next: number) => {
    const changes: Partial<Record<SliderName, number>> = { [name]: next };
    settings.change(changes);
  };
  return <Slider {...field} value={value} range={RANGES[name]} change={change} />;
}

const formatWhole = (percent: number) => formatPercent(percent / 100);

export function SoundGroup() {
  const volume = { step: 5, format: formatWhole };
  return (
    <Group title={SETTINGS.sound}>
      <SettingSwitch name="muted" label={SETTINGS.mute} hint={SETTINGS.muteHint} />
      <SettingSlider name="effectsVolume" label={SETTINGS.effectsVolume} {...volume} />
      <SettingSwitch name="cues" label={SETTINGS.cues} hint={SETTINGS.cuesHint} />
      <SettingSlider name="cuesVolume" label={SETTINGS.cuesVolume} {...volume} />
      <SettingSlider
        name="cueResponse"
        label={SETTINGS.cueResponse}
        hint={SETTINGS.cueResponseHint}
        step={10}
        format={cuesComeEarly}
      />
      <SettingSwitch name="music" label={SETTINGS.music} hint={SETTINGS.musicHint} />
      <SettingSlider name="musicVolume" label={SETTINGS.musicVolume} {...volume} />
      <SettingSwitch name="vibration" label={SETTINGS.vibration} hint={SETTINGS.vibrationHint} />
    </Group>
  );
}

export function PlayingGroup() {
  const rivals = hasRivals(useStore(settings));
  return (
    <Group title={SETTINGS.playing}>
      <SettingSwitch name="singleKey" label={SETTINGS.singleKey} hint={SETTINGS.singleKeyHint} />
      <SettingSwitch
        name="fillsScreen"
        label={SETTINGS.fillsScreen}
        hint={SETTINGS.fillsScreenHint}
      />
      <Switch
        label={SETTINGS.rivals}
        hint={SETTINGS.rivalsHint}
        on={rivals}
        change={(on) => settings.change({ rivals: on })}
      />
      <SettingSwitch name="leftHanded" label={SETTINGS.leftHanded} hint={SETTINGS.leftHandedHint} />
    </Group>
  );
}

export function AssistsGroup() {
  const { assistPterodactyls } = useStore(settings);
  return (
    <Group title={SETTINGS.assists}>
      <p>{SETTINGS.assistsHint}</p>
      <SettingSlider
        name="assistSpeed"
        label={SETTINGS.assistSpeed}
        hint={SETTINGS.assistSpeedHint}
        step={5}
        format={formatWhole}
      />
      <SettingSlider
        name="assistForgiveness"
        label={SETTINGS.assistForgiveness}
        hint={SETTINGS.assistForgivenessHint}
        step={1}
        format={formatPx}
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
