import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '#ui';
import gameStyles from '../../play/game.module.css';
import { download } from '#platform';
import type { DailySummary } from '#features/daily';
import type { SavedRun } from '#game/api';
import { cardFile, drawCard } from './card.ts';
import { CardPreview } from './CardPreview.tsx';
import { copyText, shareRun, type Sharing, type SharingBrowser } from './share.ts';
import { asOneText, shareText } from './share-text.ts';
import styles from './share.module.css';
import { thisSite } from './this-site.ts';

export interface ShareDialogProps {
  readonly run: SavedRun;
  /** How the run went on the course of the day, in symbols that do not tell the course, and the same in words. */
  readonly daily?: DailySummary | undefined;
  /** The stage at the last moment of the run; null where it could not be drawn. */
  readonly picture: HTMLCanvasElement | null;
  /** Called when it has closed. */
  readonly close: () => void;
}

/** What became of what the visitor asked for last. */
interface Outcome {
  readonly said: string;
  readonly isError?: boolean;
}

const NOTHING: Outcome = { said: '' };
const REFUSED: Outcome = {
  said: 'Your browser does not let this page copy. The link is selected: copy it yourself.',
  isError: true,
};
const NO_PICTURE: Outcome = { said: 'The picture could not be made. Share the link instead.', isError: true };

/** A run on its way to others, as a link, words and a picture; open as long as it is there. */
export function ShareDialog({ run, daily, picture, close }: ShareDialogProps) {
  const link = useRef<HTMLInputElement>(null);
  const file = useRef<File>(undefined);
  const linkId = useId();
  const [site] = useState(thisSite);
  const [card] = useState(() => (picture === null ? null : drawCard(picture, { ...run, site })));
  const [outcome, setOutcome] = useState(NOTHING);
  const browser: SharingBrowser = navigator;
  const what = shareText(run, site, daily?.line);

  // Made ahead: a browser opens its sheet only right after the click.
  useEffect(() => {
    if (card === null) return;
    cardFile(card, run.score).then(
      (made) => (file.current = made),
      (error: unknown) => console.error(error),
    );
  }, [card, run.score]);

  const tell = (sharing: Sharing, copied: string) => {
    switch (sharing) {
      case 'shared':
        return setOutcome({ said: 'Shared.' });
      case 'copied':
        return setOutcome({ said: copied });
      case 'dismissed':
        return setOutcome(NOTHING);
      case 'refused':
        // Which selects it.
        link.current?.focus();
        return setOutcome(REFUSED);
    }
  };
  const share = async () => tell(await shareRun({ ...what, file: file.current }, browser), 'Text and link copied.');
  const copyAll = async () => tell(await copyText(asOneText(what), browser), 'Text and link copied.');
  const copyLink = async () => tell(await copyText(what.link, browser), 'Link copied.');
  const save = async () => {
    if (card === null) return;
    try {
      const made = await cardFile(card, run.score);
      download(made.name, made);
      setOutcome({ said: `Saved as ${made.name}.` });
    } catch {
      setOutcome(NO_PICTURE);
    }
  };
  return (
    <Dialog title="Share this run" narrow close={close}>
      <div className={styles['content']}>
        {card !== null && <CardPreview card={card} run={run} />}
        <p className={styles['text']} aria-hidden={daily !== undefined}>
          {what.text}
        </p>
        {daily !== undefined && <p className={gameStyles['unseen']}>{daily.words}</p>}
        <label htmlFor={linkId}>Link</label>
        <input
          ref={link}
          id={linkId}
          value={what.link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={styles['buttons']}>
          {browser.share !== undefined && (
            <button type="button" className={gameStyles['button']} onClick={share}>
              Share…
            </button>
          )}
          <button type="button" className={gameStyles['button']} onClick={copyAll}>
            Copy text and link
          </button>
          <button type="button" className={gameStyles['button']} onClick={copyLink}>
            Copy link
          </button>
          {card !== null && (
            <button type="button" className={gameStyles['button']} onClick={save}>
              Save picture
            </button>
          )}
        </div>
        <div className={styles['outcome']}>
          <p role="status">{outcome.isError === true ? '' : outcome.said}</p>
          <p role="alert">{outcome.isError === true ? outcome.said : ''}</p>
        </div>
      </div>
    </Dialog>
  );
}
