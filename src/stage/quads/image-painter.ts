export type PaintContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Paints images to draw from. They are bitmaps where the browser can make these, because drawing from a canvas is slower. */
export class ImagePainter {
  /** What all bitmaps are painted on, as making a canvas for each takes three times as long; null where the browser has no such canvas. */
  private context: OffscreenCanvasRenderingContext2D | null | undefined;

  /**
   * @param width of the image, whole px. @param height of the image, whole px.
   * @throws Error when the browser has no context for another canvas.
   */
  paint(width: number, height: number, draw: (context: PaintContext) => void): CanvasImageSource {
    if (this.context === undefined) this.context = createOffscreenContext();
    if (this.context === null) return paintCanvas(width, height, draw);
    const { canvas } = this.context;
    // Clears the canvas, and sets all of the context back to its defaults.
    canvas.width = width;
    canvas.height = height;
    draw(this.context);
    return canvas.transferToImageBitmap();
  }
}

/** The hint keeps the canvas in main memory, where its pixels are written. */
function createOffscreenContext(): OffscreenCanvasRenderingContext2D | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  return new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
}

function paintCanvas(width: number, height: number, draw: (context: PaintContext) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Could not get 2D context from canvas');
  draw(context);
  return canvas;
}

/** Frees an image at once: the garbage collector underestimates the size of a bitmap. */
export function freeImage(image: CanvasImageSource): void {
  if (typeof ImageBitmap !== 'undefined' && image instanceof ImageBitmap) image.close();
}
