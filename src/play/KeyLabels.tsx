import type { ReactNode } from 'react';
import { labelOfKey } from '#content';
import { type KeyAction, settings } from '#game';
import { useStore } from '#ui';

interface KeyLabelsProps {
  readonly children: (keysOf: (action: KeyAction) => readonly string[]) => ReactNode;
}

export function KeyLabels({ children }: KeyLabelsProps) {
  const { bindings } = useStore(settings);
  // The set is for left and right Shift, which have the same label.
  return children((action) => [...new Set(bindings[action].map(labelOfKey))]);
}
