/** A picture of this site, with what is said about it. */
export interface Picture {
  /** Its path. */
  readonly src: string;
  /** What it shows, for those who don't see it. */
  readonly alt: string;
  /** Below it. */
  readonly caption: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}
