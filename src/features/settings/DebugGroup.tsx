import { SETTINGS } from '#content';
import { Group, Switch } from '#ui';

interface DebugGroupProps {
  readonly debugMode: boolean;
  readonly toggleDebugMode: () => void;
}

/** Debug mode, which the page's button turns on as well; in full screen only this does. */
export function DebugGroup({ debugMode, toggleDebugMode }: DebugGroupProps) {
  return (
    <Group title={SETTINGS.developers}>
      <Switch
        label={SETTINGS.debugMode}
        hint={SETTINGS.debugModeHint}
        on={debugMode}
        change={toggleDebugMode}
      />
    </Group>
  );
}
