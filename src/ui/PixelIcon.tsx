interface PixelIconProps {
  /** A path of pixels, 12 x 12 in the whole picture. */
  readonly outline: string;
}

export function PixelIcon({ outline }: PixelIconProps) {
  return (
    <svg viewBox="0 0 12 12" width="24" height="24" aria-hidden="true" shapeRendering="crispEdges">
      <path d={outline} fill="currentColor" />
    </svg>
  );
}
