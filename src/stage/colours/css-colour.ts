/** A colour as CSS writes it. @param rgb 0xRRGGBB. */
export function cssColour(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`;
}
