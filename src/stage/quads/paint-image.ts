export type PaintContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Paints an image to draw from: a bitmap where the browser can make one, because drawing from it is faster than from a canvas.
 * @param width of the image, whole px. @param height of the image, whole px.
 * @throws Error when the browser has no context for another canvas.
 */
export function paintImage(width: number, height: number, paint: (context: PaintContext) => void): CanvasImageSource {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context !== null) {
      paint(context);
      return canvas.transferToImageBitmap();
    }
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Could not get 2D context from canvas');
  paint(context);
  return canvas;
}

/** Frees an image at once: the garbage collector underestimates the size of a bitmap. */
export function freeImage(image: CanvasImageSource | undefined): void {
  if (typeof ImageBitmap !== 'undefined' && image instanceof ImageBitmap) image.close();
}
