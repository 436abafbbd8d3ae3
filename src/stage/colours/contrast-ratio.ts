/** Contrast ratio of two colours, 0xRRGGBB, as WCAG 2 defines it: from 1, which is none, to 21. */
export function contrastRatio(one: number, other: number): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

/** Relative luminance, 0 to 1. */
function luminance(rgb: number): number {
  return (
    0.2126 * linear(rgb >> 16) + 0.7152 * linear((rgb >> 8) & 0xff) + 0.0722 * linear(rgb & 0xff)
  );
}

/** @param channel 0 to 255. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
