import { STAGE_HEIGHT } from '#simulation';

/**
 * The canvas's pixels. Edges lie on whole ones, so that art pixels never blend into each other.
 * (Pixi's `roundPixels` does the same with WebGL only: with Canvas 2D it cuts fractions off.)
 */
export class PixelGrid {
  /** Canvas pixels for each px of the stage. */
  resolution = 1;

  /** The nearest edge between two columns, px of the stage; halves are rounded to the right. */
  column(x: number): number {
    return Math.floor(x * this.resolution + 0.5) / this.resolution;
  }

  /** The nearest edge between two rows, px of the stage; halves are rounded up the screen. */
  row(y: number): number {
    return STAGE_HEIGHT - this.column(STAGE_HEIGHT - y);
  }
}
