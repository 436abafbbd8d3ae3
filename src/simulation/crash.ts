import type { Box } from './components.ts';
import { hitboxOf } from './hitbox.ts';
import type { ThreatKind } from './threats.ts';
import type { RunView } from './world.ts';

export interface Crash {
  readonly threat: number;
  readonly kind: ThreatKind;
  readonly threatBox: Box;
  readonly dinoBox: Box;
  readonly overlap: Box;
}

export function readCrash(view: RunView): Crash | undefined {
  const { crash: kind, crashThreat: threat } = view;
  if (kind === null || threat === null) return undefined;
  const dinoBox = hitboxOf(view, view.dino);
  const threatBox = hitboxOf(view, threat);
  const x = Math.max(dinoBox.x, threatBox.x);
  const y = Math.max(dinoBox.y, threatBox.y);
  const width = Math.min(dinoBox.x + dinoBox.width, threatBox.x + threatBox.width) - x;
  const height = Math.min(dinoBox.y + dinoBox.height, threatBox.y + threatBox.height) - y;
  return { threat, kind, threatBox, dinoBox, overlap: { x, y, width, height } };
}
