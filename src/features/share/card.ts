import { dailyName, formatDate, formatMetres, formatPoints, SHARE } from '#content';
import type { SavedRun } from '#game';
import type { SharedDaily, ThisSite } from './share.ts';

/** The size that sites expect of a link's picture, px. */
const CARD = { width: 1200, height: 630 } as const;

export interface CardFacts extends Pick<SavedRun, 'score' | 'metres' | 'at' | 'assisted' | 'day'> {
  readonly site: Pick<ThisSite, 'name' | 'host'>;
  /** The day of a daily course, in place of when the run ended. */
  readonly date?: string | undefined;
  /** The attempt at the day's course, drawn over a picture that doesn't show the run itself. */
  readonly attempt?: Pick<SharedDaily, 'attempt' | 'withTurbo'> | undefined;
}

const PAPER = [0xfd, 0xf4, 0xe1] as const;

/** The site's light colours. A card leaves the page, so it ignores the page's theme. */
const COLOURS = {
  paper: `rgb(${PAPER.join(' ')})`,
  text: '#2b1a2f',
  muted: '#6b5467',
  accent: '#b3402a',
} as const;

const MARGIN = 48;
const INNER_WIDTH = CARD.width - 2 * MARGIN;
/** Between the picture and the text, px. */
const LINE = 6;
const GAP = 40;
const SITE_WIDTH = 400;
/** px from the bottom. */
const BASELINES = { name: 60, score: 96, host: 96, details: 146 } as const;

/** The band at the top, px. */
const BAND = { height: 76, at: 54, size: 44 } as const;

/** One square for each stretch of the run, px. The maximum of 16 fits the width. */
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
 * A picture to go along with a run's link: its last moment, with the result below.
 * @param picture of the whole stage, 1000 x 380 or a multiple of that.
 * @returns null if the browser can't draw.
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

/** @throws Error if the browser can't make a file, with the reason in words for the player. */
export async function cardFile(card: HTMLCanvasElement, score: number): Promise<File> {
  if (!isReadable(card)) throw new Error(SHARE.hiddenPicture);
  const blob = await new Promise<Blob | null>((resolve) => card.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error(SHARE.noPicture);
  return new File([blob], `dino-run-${score}.png`, { type: blob.type });
}

/** Browsers that hide pixels against tracking change them: some by a little, some to noise. */
const MAX_CHANGE = 16;

function isReadable(card: HTMLCanvasElement): boolean {
  const pixel = card.getContext('2d')?.getImageData(0, CARD.height - 1, 1, 1).data ?? [];
  return PAPER.every((value, place) => Math.abs((pixel[place] ?? NaN) - value) <= MAX_CHANGE);
}

/** Enlarging by a whole number, then shrinking smoothly, keeps the art's pixels nearly equal. */
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
    write(context, dailyName(day), {
      ...BAND,
      weight: 800,
      colour: COLOURS.text,
      maxWidth: INNER_WIDTH,
    });
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
  const { score, metres, at, date, assisted, day, attempt, site } = facts;
  const details = [
    ...(day === undefined || attempt !== undefined ? [] : [dailyName(day)]),
    formatMetres(metres),
    ...(attempt === undefined ? [] : [attempt.attempt]),
    date ?? formatDate(at),
    ...(assisted ? [SHARE.assisted] : []),
  ];
  const right = { right: true, maxWidth: SITE_WIDTH };
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
    maxWidth: INNER_WIDTH - GAP - siteWidth,
  });
  write(context, details.join(' · '), {
    at: baseline('details'),
    size: 32,
    weight: 600,
    colour: COLOURS.text,
    maxWidth: INNER_WIDTH,
  });
}

interface Line {
  /** Baseline, px. */
  readonly at: number;
  /** px; reduced if the text is too wide. */
  readonly size: number;
  /** A weight of the page's font, or 'pixel' for the stage's font, which has just one. */
  readonly weight: number | 'pixel';
  readonly colour: string;
  /** px. */
  readonly maxWidth: number;
  readonly right?: boolean;
}

/** Returns the width of the text, px. */
function write(context: CanvasRenderingContext2D, text: string, line: Line): number {
  const { at, size, weight, colour, maxWidth, right = false } = line;
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif';
  const setSize = (px: number) => {
    // The page's font is the fallback if the page is translated or the pixel font hasn't loaded.
    context.font = weight === 'pixel' ? `${px}px Pixel, ${family}` : `${weight} ${px}px ${family}`;
    return context.measureText(text).width;
  };
  const fullWidth = setSize(size);
  const width = fullWidth <= maxWidth ? fullWidth : setSize((size * maxWidth) / fullWidth);
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
