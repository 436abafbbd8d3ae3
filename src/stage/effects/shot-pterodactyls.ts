import type { RunView } from '#simulation';

/** Far more than are ever shot at once: two keep 15 steps of ground between them. */
const MAX_SHOT = 16;

/** Where the pterodactyls were that were shot in the last step. */
export class ShotPterodactyls {
  /** How many there are; their centres, px, are in the first slots of `x` and `y`. */
  count = 0;
  readonly x = new Float64Array(MAX_SHOT);
  readonly y = new Float64Array(MAX_SHOT);

  /** Called after each step. */
  afterStep({ events }: RunView): void {
    this.count = 0;
    for (let i = 0; i < events.length && this.count < MAX_SHOT; i++) {
      const event = events.at(i);
      if (event.type !== 'pterodactylShot') continue;
      this.x[this.count] = event.x + event.width / 2;
      this.y[this.count] = event.y + event.height / 2;
      this.count += 1;
    }
  }

  /** Call it when another run begins. */
  reset(): void {
    this.count = 0;
  }
}
