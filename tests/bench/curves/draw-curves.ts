import type { CurveFigures } from './curve-figures.ts';
export function drawCurves(_a: CurveFigures, _b: CurveFigures | null): string {
  return '';
}
