import { listen } from './listen.ts';

/** Calls back at once and after each change of the element's size or the screen's pixel density. */
export function watchElementSize(
  element: HTMLElement,
  onChange: (cssWidth: number, cssHeight: number, devicePixelRatio: number) => void,
): () => void {
  const notify = () => onChange(element.clientWidth, element.clientHeight, window.devicePixelRatio);
  const observer = new ResizeObserver(notify);
  observer.observe(element);
  let unsubscribeDensity = watchDensity();

  // A media query matches one density only, so each change needs a new one.
  function watchDensity(): () => void {
    return listen(matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`), 'change', () => {
      unsubscribeDensity();
      unsubscribeDensity = watchDensity();
      notify();
    });
  }

  notify();
  return () => {
    observer.disconnect();
    unsubscribeDensity();
  };
}
