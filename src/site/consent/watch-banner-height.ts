/**
 * Keeps the custom property `--banner-height` of the page at the height of the banner, in px. It is told with the browser's own layout:
 * to read it would force another. Returns a function that stops it, and removes the property.
 */
export function watchBannerHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    style.setProperty('--banner-height', `${Math.ceil(height)}px`);
  });
  observer.observe(banner, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--banner-height');
  };
}
