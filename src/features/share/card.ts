import { cardDay, formatDate, formatMetres, formatPoints, SHARE } from '#content';
import type { SavedRun } from '#game';
import type { SharedDaily, ThisSite } from './share.ts';

/** What sites that show a picture with a link want, px. */
const CARD = { width: 1200, height: 630 } as const;

export interface CardFacts extends Pick<SavedRun, 'score' | 'metres' | 'at' | 'assisted' | 'day'> {
  readonly site: Pick<ThisSite, 'name' | 'host'>;
  /**
   * The attempt at the course of the day, drawn over a picture that does not show the run itself.
   */
  readonly attempt?: Pick<SharedDaily, 'attempt' | 'withTurbo'> | undefined;
}

/** The site's light colours; the card leaves the page, and with it the page's theme. */
const COLOURS = { paper: '#fdf4e1', text: '#2b1a2f', muted: '#6b5467', accent: '#b3402a' } as const;

const MARGIN = 48;
const INNER_WIDTH = CARD.width - 2 * MARGIN;
/** Of the line that parts the picture from the words, px. */
const LINE = 6;
/** Between the score and the site's name, px. */
const GAP = 40;
/** The site's name and address may have this much of the width, px. */
const SITE_WIDTH = 400;
/** Baselines, px from the bottom of the picture. */
const BASELINES = { name: 60, score: 96, host: 96, details: 146 } as const;

/**
 * The band at the top, px: as high as the display of the stage, which says nothing of the run on
 * that picture.
 */
const BAND = { height: 76, at: 54, size: 44 } as const;

/**
 * The squares of a run's stretches, px. Sixteen of them, the most that there are, fit into the
 * width.
 */
const SQUARES = {
  top: 168,
  size: 60,
  gap: 9,
  run: { colour: '#3c7a4a', symbol: '›' },
  turbo: { colour: '#8a5a00', symbol: '»' },
  crash: { colour: COLOURS.accent, symbol: '×' },
} as const;

type Picture = CanvasImageSource & { readonly width: number; readonly height: number };

/**
 * A picture of a run to go along with its link: its last moment, and below it what it came to.
 * @param picture of the whole stage, 1000 x 380 or a multiple of that.
 * @returns null where the browser would not draw.
 */
export function drawCard(picture: Picture, facts: CardFacts): HTMLCanvasElement | null {
  const canvas = newCanvas(CARD.width, CARD.height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, CARD.width, CARD.height);
  const bottom = Math.round((CARD.width * picture.height) / picture.width);
  drawPicture(context, picture, bottom);
  if (facts.attempt !== undefined) drawAttempt(context, facts.attempt.withTurbo, facts.day);
  context.fillStyle = COLOURS.accent;
  context.fillRect(0, bottom, CARD.width, LINE);
  writeFacts(context, facts, bottom);
  return canvas;
}

/** @throws Error where the browser makes no file of it. */
export async function cardFile(card: HTMLCanvasElement, score: number): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => card.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser made no picture of the card.');
  return new File([blob], `dino-run-${score}.png`, { type: blob.type });
}

/**
 * Art pixels are as good as equally large when they are first enlarged by a whole number, and then
 * made smaller smoothly.
 */
function drawPicture(context: CanvasRenderingContext2D, picture: Picture, height: number): void {
  const times = Math.ceil((2 * CARD.width) / picture.width);
  const large = newCanvas(times * picture.width, times * picture.height);
  const enlarging = large.getContext('2d');
  if (enlarging === null) return;
  enlarging.imageSmoothingEnabled = false;
  enlarging.drawImage(picture, 0, 0, large.width, large.height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, 0, 0, CARD.width, height);
}

/**
 * A band over the picture's display, and in the sky a square for each stretch and one for the
 * crash.
 */
function drawAttempt(
  context: CanvasRenderingContext2D,
  withTurbo: readonly boolean[],
  day: number | undefined,
): void {
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, CARD.width, BAND.height);
  context.fillStyle = COLOURS.accent;
  context.fillRect(0, BAND.height, CARD.width, LINE);
  if (day !== undefined)
    write(context, cardDay(day), { ...BAND, weight: 800, colour: COLOURS.text, most: INNER_WIDTH });
  const symbols = [
    ...withTurbo.map((turbo) => (turbo ? SQUARES.turbo : SQUARES.run)),
    SQUARES.crash,
  ];
  for (const [index, { colour, symbol }] of symbols.entries()) {
    const x = MARGIN + index * (SQUARES.size + SQUARES.gap);
    context.fillStyle = colour;
    context.fillRect(x, SQUARES.top, SQUARES.size, SQUARES.size);
    context.font = `800 ${SQUARES.size - 16}px sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = COLOURS.paper;
    context.fillText(symbol, x + SQUARES.size / 2, SQUARES.top + SQUARES.size / 2);
  }
}

function writeFacts(context: CanvasRenderingContext2D, facts: CardFacts, bottom: number): void {
  const { score, metres, at, assisted, day, attempt, site } = facts;
  const details = [
    ...(day === undefined || attempt !== undefined ? [] : [cardDay(day)]),
    formatMetres(metres),
    ...(attempt === undefined ? [] : [attempt.attempt]),
    formatDate(at),
    ...(assisted ? [SHARE.assisted] : []),
  ];
  const right = { right: true, most: SITE_WIDTH };
  const baseline = (line: keyof typeof BASELINES) => bottom + BASELINES[line];
  const siteWidth = Math.max(
    write(context, site.name, {
      at: baseline('name'),
      size: 36,
      weight: 'pixel',
      colour: COLOURS.text,
      ...right,
    }),
    write(context, site.host, {
      at: baseline('host'),
      size: 26,
      weight: 400,
      colour: COLOURS.muted,
      ...right,
    }),
  );
  write(context, formatPoints(score), {
    at: baseline('score'),
    size: 72,
    weight: 'pixel',
    colour: COLOURS.accent,
    most: INNER_WIDTH - GAP - siteWidth,
  });
  write(context, details.join(' · '), {
    at: baseline('details'),
    size: 32,
    weight: 600,
    colour: COLOURS.text,
    most: INNER_WIDTH,
  });
}

interface Line {
  /** Baseline, px. */
  readonly at: number;
  /** px; smaller if the text would be too wide otherwise. */
  readonly size: number;
  /** Of the page's own font; or the stage's font, which has one. */
  readonly weight: number | 'pixel';
  readonly colour: string;
  /** px. */
  readonly most: number;
  /** At the right margin, not the left one. */
  readonly right?: boolean;
}

/** Writes a line and returns how wide it became, px. */
function write(context: CanvasRenderingContext2D, text: string, line: Line): number {
  const { at, size, weight, colour, most, right = false } = line;
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif';
  const setSize = (px: number) => {
    // Where the page is translated, or the font is not there, the page's own stands in.
    context.font = weight === 'pixel' ? `${px}px Pixel, ${family}` : `${weight} ${px}px ${family}`;
    return context.measureText(text).width;
  };
  const wide = setSize(size);
  const width = wide <= most ? wide : setSize((size * most) / wide);
  context.direction = 'ltr';
  context.textBaseline = 'alphabetic';
  context.textAlign = right ? 'right' : 'left';
  context.fillStyle = colour;
  context.fillText(text, right ? CARD.width - MARGIN : MARGIN, at);
  return width;
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
