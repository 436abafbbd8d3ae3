import type { Maker } from '../view.ts';
import { LATE_ATLAS } from '../late-atlas.ts';
import { loadLateSheet } from '../late-sheets.ts';
import { CrashBoxes } from './crash-boxes.ts';
import { SpriteEffects } from './sprite-effects.ts';
import { Ghost } from './ghost.ts';
import { ScoreBlink } from './score-blink.ts';
import { Shake } from './shake.ts';
import { SpeedLines } from './speed-lines.ts';

/** What says that something has happened, and how far on another run is. All but the last do without a sheet of their own. */
export const EFFECT_VIEWS: readonly Maker[] = [
  async ({ layers }) => new ScoreBlink(layers('score')),
  async ({ layers }) => new Shake(layers),
  async ({ layers, art, paint }) => new Ghost(layers, art, paint),
  async ({ layers, art }) => new SpeedLines(layers('backEffects'), art),
  async ({ layers, art }) => new CrashBoxes(layers('frontEffects'), art),
  async ({ layers, swap }) => {
    const late = await loadLateSheet('sprite4');
    swap.add(late, LATE_ATLAS, 'theme and hour');
    return new SpriteEffects(layers, late);
  },
];
