import type { RunView } from '#simulation';
import type { Embellishment } from '../view.ts';
import type { Layers } from '../quads/layers.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { StageState, Theme } from '../stage.ts';
import { aurora } from './aurora.ts';
import { flock } from './flock.ts';
import { herd } from './herd.ts';
import { meteor } from './meteor.ts';
import { nightWithEvents } from '../time-of-day.ts';
import { nightEventsOpacity } from './visibility.ts';
import { type NightEventName, nightEventsOf } from './schedule.ts';
import { shootingStars } from './shooting-stars.ts';
import type { Brush, NightEvent, NightEventFrame } from './night-event.ts';
import { swimmers } from './swimmers.ts';
import { volcano } from './volcano.ts';

export const NIGHT_EVENTS: Readonly<Record<NightEventName, NightEvent>> = {
  meteor,
  herd,
  aurora,
  volcano,
  flock,
  shootingStars,
  swimmers,
};

/** How strongly they are painted: what is grey must not be taken for a threat, and with high contrast only what matters is shown. */
const STRENGTH = { default: 1, monochrome: 0.35, contrast: 0 } as const satisfies Record<Theme, number>;

/** Paints into one layer. */
class LayerBrush implements Brush {
  constructor(
    readonly layer: QuadLayer,
    private readonly art: Art<NightEventFrame>,
  ) {}

  paint(frame: NightEventFrame, x: number, y: number, opacity: number): void {
    this.layer.add(this.art.frame(frame), x, y, opacity);
  }
}

/** The rare sights: each begins as its night falls, and is gone with it. */
export class NightEvents implements Embellishment {
  readonly stirring = false;

  private readonly brushes: Readonly<Record<NightEvent['layer'], LayerBrush>>;
  private night = 0;
  private names: readonly NightEventName[] = [];
  /** Steps of the run when its night fell, or when it was first heard of. */
  private nightfall = 0;

  constructor(layers: Layers, art: Art<NightEventFrame>) {
    this.brushes = {
      farNightEvents: new LayerBrush(layers('farNightEvents'), art),
      nearNightEvents: new LayerBrush(layers('nearNightEvents'), art),
    };
  }

  follow(view: RunView): void {
    const night = nightWithEvents(view.score);
    // A new run begins by day: no other sign of one is needed.
    if (night === this.night) return;
    this.night = night;
    this.names = nightEventsOf(night);
    this.nightfall = view.steps;
  }

  draw(view: RunView, moment: number, _covered: number, { theme, calm, detail }: Readonly<StageState>): void {
    // Many quads, and some as wide as the stage: the first to go where frames come late.
    const opacity = detail === 'full' ? STRENGTH[theme] * nightEventsOpacity(view, moment) : 0;
    if (opacity <= 0) return;
    const age = Math.max(0, view.steps - this.nightfall - 1 + moment);
    for (const name of this.names) {
      const sight = NIGHT_EVENTS[name];
      const brush = this.brushes[sight.layer];
      brush.layer.opacity = opacity;
      sight.draw(brush, age, calm);
    }
  }
}
