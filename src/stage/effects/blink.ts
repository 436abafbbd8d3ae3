import type { Story } from '#story';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View } from '../view.ts';

const BLINKS = 3;
/** Steps hidden, then visible: 2.5 blinks a second, below the 3 that can trigger seizures. */
const PHASE_STEPS = 12;
const STEPS = 2 * BLINKS * PHASE_STEPS;

function isHidden(story: Story, after: 'milestone' | 'record'): boolean {
  const age = story.since(after);
  return age < STEPS && Math.floor(age / PHASE_STEPS) % 2 === 0;
}

/** Not by `visible`: Pixi would rebuild its batch at each change. */
function show(layer: SpriteLayer, isShown: boolean): void {
  layer.alpha = isShown ? 1 : 0;
}

export class ScoreBlink implements View {
  constructor(private readonly score: SpriteLayer) {}

  draw({ story, view, state: { phase } }: FrameInfo): void {
    // Keep the score readable while the run is paused or over.
    const moves = phase === 'running' || (phase === 'shown' && !view.gameOver);
    show(this.score, !(moves && isHidden(story, 'milestone')));
  }
}

export class RecordFlash implements View {
  constructor(private readonly highScore: SpriteLayer) {}

  draw({ story, state: { phase, reducedMotion } }: FrameInfo): void {
    show(this.highScore, reducedMotion || phase !== 'running' || !isHidden(story, 'record'));
  }
}
