/**
 * Keeps the custom property `--banner-height` of the page at the height of the banner, in px. Returns a function that stops it, and
 * removes the property.
 */
export function watchBannerHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--banner-height', `${banner.offsetHeight}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(banner);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty('--banner-height');
  };
}
