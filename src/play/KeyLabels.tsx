import type { ReactNode } from 'react';
import { type KeyAction, labelOfKey, settings } from '#game';
import { useStore } from '#ui';

interface OwnKeysProps {
  readonly children: (keysOf: (action: KeyAction) => readonly string[]) => ReactNode;
}

/** For texts that name keys: gives them the player's own, as they are shown. */
export function KeyLabels({ children }: OwnKeysProps) {
  const { bindings } = useStore(settings);
  // Left and right Shift are one to the eye.
  return children((action) => [...new Set(bindings[action].map(labelOfKey))]);
}
