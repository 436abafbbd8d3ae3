import { freeImage } from './paint-image.ts';
import { QuadLayer } from './quad-layer.ts';

/** Fewer quads are drawn one by one: keeping an image of them would save too little. */
const MIN_QUADS = 8;

/** Quads that have not changed for this many frames are expected to stay as they are: half a second at 60 frames a second. */
const STILL_FRAMES = 30;

/** An image of quads, and its left and top edge on the canvas, canvas px. */
export interface StillImage {
  readonly source: CanvasImageSource;
  readonly x: number;
  readonly y: number;
}

/**
 * Decides how many of a layer's first quads have stood still for long enough to be kept as one image, as the labels of the HUD
 * do. Only opaque ones count, because of rounding: half-transparent quads over each other would be blended in another order.
 */
export class StillQuads {
  /** So many of the layer's first quads are to be drawn as one image; 0 for none. */
  count = 0;
  /** The image of these quads; undefined until it has been painted. */
  image: StillImage | undefined;

  /** The fewest still quads in the frames since the last decision, and the number of these frames. */
  private fewest = 0;
  private frames = 0;
  /** The layer's quads in the frame before. */
  private readonly previous = new QuadLayer();

  /** To be called in each frame, whether the layer is visible or not. */
  update(layer: QuadLayer): void {
    const still = this.compare(layer);
    if (still < this.count) this.setCount(0);
    this.fewest = this.frames === 0 ? still : Math.min(this.fewest, still);
    this.frames += 1;
    if (this.frames < STILL_FRAMES) return;
    this.frames = 0;
    const lasting = opaqueAmong(layer, this.fewest);
    if (lasting >= MIN_QUADS && lasting > this.count) this.setCount(lasting);
  }

  /** Call when the image no longer shows what the quads do, as with other colours: it has to be painted again. */
  dropImage(): void {
    freeImage(this.image?.source);
    this.image = undefined;
  }

  /** Returns how many of the first quads are the same as in the frame before, and remembers all of them for the next frame. */
  private compare(layer: QuadLayer): number {
    const { previous } = this;
    const hasMoved = layer.offsetX !== previous.offsetX || layer.offsetY !== previous.offsetY;
    previous.offsetX = layer.offsetX;
    previous.offsetY = layer.offsetY;
    const common = hasMoved ? 0 : Math.min(layer.count, previous.count);
    let still = 0;
    while (still < common && isSameQuad(layer, previous, still)) still += 1;
    for (let i = still; i < layer.count; i++) copyQuad(layer, previous, i);
    previous.count = layer.count;
    return still;
  }

  private setCount(count: number): void {
    this.count = count;
    this.dropImage();
  }
}

/** How many quads at the beginning of the layer are opaque, at most `count`. */
function opaqueAmong({ alpha }: QuadLayer, count: number): number {
  let opaque = 0;
  while (opaque < count && alpha[opaque] === 1) opaque += 1;
  return opaque;
}

function isSameQuad(a: QuadLayer, b: QuadLayer, i: number): boolean {
  return (
    a.x[i] === b.x[i] &&
    a.y[i] === b.y[i] &&
    a.frames[i] === b.frames[i] &&
    a.tint[i] === b.tint[i] &&
    a.alpha[i] === b.alpha[i] &&
    a.width[i] === b.width[i] &&
    a.height[i] === b.height[i]
  );
}

function copyQuad(from: QuadLayer, to: QuadLayer, i: number): void {
  const frame = from.frames[i];
  if (frame === undefined) return;
  to.frames[i] = frame;
  to.x[i] = from.x[i] ?? 0;
  to.y[i] = from.y[i] ?? 0;
  to.width[i] = from.width[i] ?? 0;
  to.height[i] = from.height[i] ?? 0;
  to.tint[i] = from.tint[i] ?? 0;
  to.alpha[i] = from.alpha[i] ?? 0;
}
