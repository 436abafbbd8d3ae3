import type { Run } from '#simulation';
import type { RunPresentation } from '#game/api';

/** So long ago that nothing of the crash moves any more, ms. */
const LONG_AGO = 60_000;

/** A run as it stands, with nothing said over it. */
export function stillPresentation(run: Run, highScore: number): RunPresentation {
  return {
    run,
    phase: 'shown',
    playing: false,
    alpha: 0,
    highScore,
    crashBoxes: false,
    ghost: null,
    ghostName: '',
    countdown: () => 0,
    sinceCrash: () => LONG_AGO,
    mayRestart: () => false,
  };
}

/** What a canvas shows now, on one of its own: the stage's is drawn anew with the next frame. */
export function copyCanvas(picture: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = picture.width;
  copy.height = picture.height;
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy;
}
