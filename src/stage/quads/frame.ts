/** One image on a sheet: its top left corner in the shared texture, in texels, and its size in art pixels. */
export interface Frame {
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
}
