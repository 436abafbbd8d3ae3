/** A picture of the art: where it lies in the texture that all sheets share, in texels, and how large it is, in art pixels. */
export interface Frame {
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
}
