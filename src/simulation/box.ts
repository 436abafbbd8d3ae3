/** Width and height, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle on the stage, `x` and `y` its top left corner, px. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
