/** @param progress 0 to 1. */
export function mix(from: number, to: number, progress: number): number {
  const red = mixChannel(from >> 16, to >> 16, progress);
  const green = mixChannel((from >> 8) & 0xff, (to >> 8) & 0xff, progress);
  const blue = mixChannel(from & 0xff, to & 0xff, progress);
  return (red << 16) | (green << 8) | blue;
}

function mixChannel(from: number, to: number, progress: number): number {
  return from + Math.round((to - from) * progress);
}
