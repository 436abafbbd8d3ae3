import { playBack, readReplay, ReplayError } from '#replay';
import type { Engine } from '../engine.ts';
import type { KeptRun } from './kept/kept-run.ts';
import { copyOf, portraitOf } from './portrait.ts';

/** The picture of a run's last moment; null where none can be drawn, or where the rules are others by now. */
export function pictureOfEnd({ replay }: KeptRun, engine: Engine): HTMLCanvasElement | null {
  try {
    const picture = engine.portray(portraitOf(playBack(readReplay(replay)), engine.session.highScore));
    return picture === undefined ? null : copyOf(picture);
  } catch (error) {
    if (error instanceof ReplayError) return null;
    throw error;
  }
}
