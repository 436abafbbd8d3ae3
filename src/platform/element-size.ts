import { listen } from './listen.ts';

/**
 * Calls `onChange` with the element's width in CSS px and the screen's pixel density, now and after each change.
 * Returns an unsubscribe function.
 */
export function subscribeToElementSize(
  element: HTMLElement,
  onChange: (cssWidth: number, devicePixelRatio: number) => void,
): () => void {
  const report = () => onChange(element.clientWidth, window.devicePixelRatio);
  const observer = new ResizeObserver(report);
  observer.observe(element);
  let unsubscribeFromDensity = subscribeToDensity();

  // A media query can test for one density only, so each density needs a new one.
  function subscribeToDensity(): () => void {
    return listen(matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`), 'change', () => {
      unsubscribeFromDensity();
      unsubscribeFromDensity = subscribeToDensity();
      report();
    });
  }

  report();
  return () => {
    observer.disconnect();
    unsubscribeFromDensity();
  };
}
