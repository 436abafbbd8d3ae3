import type { ReactNode } from 'react';
import type { KeyAction } from '../game/input/key-actions.ts';
import { labelOfKey } from '../game/input/key-labels.ts';
import { useSettings } from './use-settings.ts';

interface OwnKeysProps {
  readonly children: (keysOf: (action: KeyAction) => readonly string[]) => ReactNode;
}

/** For texts that name keys: gives them the player's own, as they are shown. */
export function KeyLabels({ children }: OwnKeysProps) {
  const { bindings } = useSettings();
  // Left and right Shift are one to the eye.
  return children((action) => [...new Set(bindings[action].map(labelOfKey))]);
}
