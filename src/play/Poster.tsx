import { useSyncExternalStore } from 'react';
import { listen } from '#platform';
import styles from './game.module.css';

const POSTER = '/dino-assets/poster.png';
const TOUCH_POSTER = '/dino-assets/poster-touch.png';

/** The first pointing device is a finger. */
const TOUCH = '(pointer: coarse)';

/**
 * A picture of the stage before the first start: visible from the page's first moment on, and later
 * behind the canvas.
 *
 * Only the prerendered page contains a source element, so that the browser fetches the right file
 * before any script has run. In the browser the file is chosen here: Chromium never frees a source
 * element that was not in a document, nor the elements around it, and React makes such elements
 * whenever the visitor moves on before a page has been rendered.
 */
export function Poster() {
  const isTouch = useSyncExternalStore(subscribe, readTouch, readNothing);
  return (
    <picture>
      {isTouch === undefined && (
        <source media={TOUCH} srcSet={TOUCH_POSTER} width={1000} height={380} />
      )}
      <img
        src={isTouch === true ? TOUCH_POSTER : POSTER}
        className={styles.poster}
        width={1000}
        height={380}
        fetchPriority="high"
        alt=""
      />
    </picture>
  );
}

function subscribe(onChange: () => void): () => void {
  return listen(matchMedia(TOUCH), 'change', onChange);
}

const readTouch = (): boolean | undefined => matchMedia(TOUCH).matches;
/** When the page is prerendered, and until it is hydrated. */
const readNothing = (): undefined => undefined;
