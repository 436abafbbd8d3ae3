import { listen } from './listen.ts';

/** Tells the width of `place` in CSS px and the screen's pixel density, now and whenever one of them changes. */
export function subscribeToElementSize(
  place: HTMLElement,
  tell: (cssWidth: number, devicePixelRatio: number) => void,
): () => void {
  const tellNow = () => tell(place.clientWidth, window.devicePixelRatio);
  const observer = new ResizeObserver(tellNow);
  observer.observe(place);
  let unwatchDensity = watchDensity();

  // A media query can only ask for one density, so it is made anew for each.
  function watchDensity(): () => void {
    return listen(matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`), 'change', () => {
      unwatchDensity();
      unwatchDensity = watchDensity();
      tellNow();
    });
  }

  tellNow();
  return () => {
    observer.disconnect();
    unwatchDensity();
  };
}
