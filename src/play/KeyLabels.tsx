import type { ReactNode } from 'react';
import { labelOfKey } from '#content';
import { type KeyAction, settings } from '#game';
import { useStore } from '#ui';

interface KeyLabelsProps {
  readonly children: (keysOf: (action: KeyAction) => readonly string[]) => ReactNode;
}

/** Passes the labels of the player's keys to a text that names keys. */
export function KeyLabels({ children }: KeyLabelsProps) {
  const { bindings } = useStore(settings);
  // Left and right Shift have the same label.
  return children((action) => [...new Set(bindings[action].map(labelOfKey))]);
}
