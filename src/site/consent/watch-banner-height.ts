import { listen } from '#platform';

/** The greatest part of the window's height that the banner may cover. */
const MOST_OF_WINDOW = 1 / 3;

/**
 * Keeps the custom property `--banner-height` of the page at the height of what the banner covers, in px, and marks a banner that would
 * cover too much with `data-tall`: the stylesheet leaves it at the end of the page. Returns an unsubscribe function.
 */
export function watchBannerHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const { offsetHeight } = banner;
    const isTall = offsetHeight > window.innerHeight * MOST_OF_WINDOW;
    banner.toggleAttribute('data-tall', isTall);
    style.setProperty('--banner-height', isTall ? '0px' : `${offsetHeight}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(banner);
  const unsubscribe = listen(window, 'resize', measure);
  measure();
  return () => {
    observer.disconnect();
    unsubscribe();
    style.removeProperty('--banner-height');
  };
}
