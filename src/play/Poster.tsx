import { useSyncExternalStore } from 'react';
import { allOf, listen } from '#platform';
import styles from './game.module.css';

const POSTERS = '/dino-assets/poster';

const TOUCH = '(pointer: coarse)';
const UPRIGHT = '(max-width: 767.98px) and (orientation: portrait)';
const UPRIGHT_SIZE = { width: 928, height: 618 } as const;

const WIDE_ON_TOUCH = { media: TOUCH, form: '-touch', width: 1000, height: 380 } as const;

/**
 * The first match replaces the poster: an upright phone has a higher stage, and for fingers the
 * picture names no key.
 */
const OTHERS = [
  { media: `${UPRIGHT} and ${TOUCH}`, form: '-phone', ...UPRIGHT_SIZE },
  { media: UPRIGHT, form: '-narrow', ...UPRIGHT_SIZE },
  WIDE_ON_TOUCH,
] as const;

/** Alone, an upright stage has earth below its ground. */
const OTHERS_ALONE = [
  { media: UPRIGHT, form: '-upright', width: 600, height: 552 },
  WIDE_ON_TOUCH,
] as const;

interface PosterProps {
  readonly opening?: string | undefined;
  readonly fillsPage?: boolean;
}

/**
 * A picture of the ready stage: visible from the page's first moment, and later behind the canvas.
 *
 * Only the prerendered page has source elements, so that the browser fetches the right file before
 * any script runs. In the browser this code picks the file, because Chromium never frees a source
 * element that was not in a document, nor the elements around it. React makes such elements
 * whenever the visitor moves on before a page has rendered.
 */
export function Poster({ opening, fillsPage = false }: PosterProps) {
  const others = fillsPage ? OTHERS_ALONE : OTHERS;
  const readForm = () => others.find(({ media }) => matchMedia(media).matches)?.form ?? '';
  const chosen = useSyncExternalStore(subscribe, readForm, readNothing);
  const srcOf = (form = '') => `${POSTERS}${opening === undefined ? '' : `-${opening}`}${form}.png`;
  return (
    <picture>
      {chosen === undefined &&
        others.map(({ media, form, width, height }) => (
          <source key={media} media={media} srcSet={srcOf(form)} width={width} height={height} />
        ))}
      <img
        src={srcOf(chosen)}
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
  return allOf(OTHERS.map(({ media }) => listen(matchMedia(media), 'change', onChange)));
}

const readNothing = (): undefined => undefined;
