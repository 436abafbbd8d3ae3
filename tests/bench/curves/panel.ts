/** px. */
const PLOT = { left: 58, top: 34, width: 390, height: 230 } as const;
/** Size of a panel with its labels and its legend, px. */
export const PANEL = { width: 650, height: 330 } as const;

const INK = '#2b2f33';
const GRID = '#e3e1da';
const LEGEND_LINE = 18;

/** A mark on an axis: `position` is 0 at the axis' beginning and 1 at its end. */
export interface Tick {
  readonly position: number;
  readonly text: string;
}

export interface Axes {
  readonly title: string;
  readonly x: { readonly label: string; readonly ticks: readonly Tick[] };
  readonly y: { readonly label: string; readonly ticks: readonly Tick[] };
}

/** Positions in a panel: 0 to 1 from left to right, and from bottom to top. */
export type Point = readonly [x: number, y: number];

/** The ticks of an axis from 0 to `most`. */
export function linearTicks(
  most: number,
  step: number,
  text: (value: number) => string = String,
): Tick[] {
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => {
    return { position: (index * step) / most, text: text(index * step) };
  });
}

/** One diagram of an SVG picture, with axes, title and legend. */
export class Panel {
  private readonly parts: string[] = [];
  private legendLines = 0;

  constructor({ title, x, y }: Axes) {
    const { left, top, width, height } = PLOT;
    this.text(left, 18, title, 'font-weight="600" font-size="15"');
    for (const { position, text } of y.ticks) {
      const at = round(top + height * (1 - position));
      this.parts.push(`<path d="M${left} ${at}h${width}" stroke="${GRID}"/>`);
      this.text(left - 8, at + 4, text, 'text-anchor="end"');
    }
    for (const { position, text } of x.ticks) {
      const at = round(left + width * position);
      this.parts.push(`<path d="M${at} ${top + height}v5" stroke="${INK}"/>`);
      this.text(at, top + height + 19, text, 'text-anchor="middle"');
    }
    this.parts.push(`<path d="M${left} ${top}v${height}h${width}" fill="none" stroke="${INK}"/>`);
    this.text(left + width / 2, top + height + 40, x.label, 'text-anchor="middle"');
    const middle = top + height / 2;
    this.text(14, middle, y.label, `text-anchor="middle" transform="rotate(-90 14 ${middle})"`);
  }

  line(points: readonly Point[], colour: string, isDashed: boolean): void {
    const path = points
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${this.at(point)}`)
      .join('');
    const dashes = isDashed ? ' stroke-dasharray="5 4" stroke-opacity="0.75"' : '';
    this.parts.push(`<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"${dashes}/>`);
  }

  /** A rectangle between two corners. */
  bar([x1, y1]: Point, [x2, y2]: Point, colour: string, isPale: boolean): void {
    const { left, top, width, height } = PLOT;
    const [x, y] = [round(left + width * x1), round(top + height * (1 - y2))];
    const [w, h] = [round(width * (x2 - x1)), round(height * (y2 - y1))];
    const pale = isPale ? ' fill-opacity="0.5"' : '';
    this.parts.push(`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"${pale}/>`);
  }

  /** Adds a line to the legend. */
  legend(colour: string, text: string): void {
    const x = PLOT.left + PLOT.width + 16;
    const y = PLOT.top + 8 + LEGEND_LINE * this.legendLines;
    this.parts.push(`<rect x="${x}" y="${y - 9}" width="12" height="12" fill="${colour}"/>`);
    this.text(x + 18, y + 1, text);
    this.legendLines += 1;
  }

  /** The panel as SVG markup with its top left corner at `x`, `y`, px. */
  markup(x: number, y: number): string {
    return `<g transform="translate(${x} ${y})">${this.parts.join('')}</g>`;
  }

  private at([x, y]: Point): string {
    return `${round(PLOT.left + PLOT.width * x)} ${round(PLOT.top + PLOT.height * (1 - y))}`;
  }

  private text(x: number, y: number, text: string, attributes = ''): void {
    this.parts.push(`<text x="${x}" y="${y}" fill="${INK}" ${attributes}>${escape(text)}</text>`);
  }
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
