import { PTERODACTYL_SIZE, PTERODACTYL_SPEED_FACTOR, type RunView } from '#simulation';

/** Far more than ever fly at once: two keep 15 steps of ground between them. */
const MOST = 16;

/**
 * Where the pterodactyls were that a step took away. A step that ends with one shot shows the run without it, so what
 * the step before showed is kept.
 */
export class ShotPterodactyls {
  /** How many the last step took; their middles, px, are in the first slots of `x` and `y`. */
  count = 0;
  readonly x = new Float64Array(MOST);
  readonly y = new Float64Array(MOST);

  private readonly ids = new Int32Array(MOST);
  private readonly lastX = new Float64Array(MOST);
  private readonly lastY = new Float64Array(MOST);
  private known = 0;

  /** Hears of each step. */
  follow(view: RunView): void {
    this.count = 0;
    for (let i = 0; i < this.known; i++) {
      if (isThere(view, this.ids[i] ?? 0)) continue;
      const x = (this.lastX[i] ?? 0) - view.gameSpeed * PTERODACTYL_SPEED_FACTOR;
      // It left the stage on its own wings.
      if (x + PTERODACTYL_SIZE.width < 0) continue;
      this.x[this.count] = x + PTERODACTYL_SIZE.width / 2;
      this.y[this.count] = (this.lastY[i] ?? 0) + PTERODACTYL_SIZE.height / 2;
      this.count += 1;
    }
    this.remember(view);
  }

  /** Another run: what was seen of the one before says nothing of it. */
  forget(view: RunView): void {
    this.count = 0;
    this.remember(view);
  }

  private remember(view: RunView): void {
    const { pterodactyls } = view.entities;
    const { Position } = view.components;
    this.known = Math.min(pterodactyls.length, MOST);
    for (let i = 0; i < this.known; i++) {
      const pterodactyl = pterodactyls.get(i);
      this.ids[i] = pterodactyl;
      this.lastX[i] = Position.x.get(pterodactyl);
      this.lastY[i] = Position.y.get(pterodactyl);
    }
  }
}

function isThere(view: RunView, id: number): boolean {
  const { pterodactyls } = view.entities;
  for (let i = 0; i < pterodactyls.length; i++) if (pterodactyls.get(i) === id) return true;
  return false;
}
