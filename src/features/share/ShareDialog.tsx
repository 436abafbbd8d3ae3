import { useEffect, useId, useRef, useState } from 'react';
import { cardDescription, copyCourseLink, pictureSaved, SHARE, type Target } from '#content';
import type { SavedRun } from '#game';
import { copyText, download } from '#platform';
import { Button, Dialog, TextInput, visuallyHidden } from '#ui';
import { cardFile, drawCard } from './card.ts';
import styles from './share.module.css';
import {
  asOneText,
  type SharedDaily,
  shareRun,
  shareText,
  type Sharing,
  type SharingBrowser,
  thisSite,
} from './share.ts';

export interface ShareDialogProps {
  readonly run: SavedRun;
  readonly daily?: SharedDaily | undefined;
  readonly target?: Target | undefined;
  readonly picture: HTMLCanvasElement | null;
  readonly close: () => void;
}

interface Outcome {
  readonly message: string;
  readonly isError?: boolean;
}

const NOTHING: Outcome = { message: '' };

/** Some apps and mail programs cut off longer links, as a ten-minute run has. */
export const MAX_LINK_CHARACTERS = 2000;

export function ShareDialog({ run, daily, target, picture, close }: ShareDialogProps) {
  const link = useRef<HTMLInputElement>(null);
  const file = useRef<File>(undefined);
  const linkId = useId();
  const [site] = useState(thisSite);
  /** Shared in place of the run itself, which would reveal the course. */
  const attempt = daily?.isOver === false ? daily : undefined;
  const [card] = useState(() =>
    picture === null ? null : drawCard(picture, { ...run, site, date: daily?.date, attempt }),
  );
  const [outcome, setOutcome] = useState(NOTHING);
  const browser: SharingBrowser = navigator;
  const what = shareText(run, site, { daily, target });
  const isLong = what.link.length > MAX_LINK_CHARACTERS;

  // Made in advance: a browser opens its share sheet only right after a click.
  useEffect(() => {
    if (card === null) return;
    cardFile(card, run.score).then(
      (made) => (file.current = made),
      (error: unknown) => console.error(error),
    );
  }, [card, run.score]);

  const report = (sharing: Sharing, copied: string) => {
    switch (sharing) {
      case 'shared':
        return setOutcome({ message: SHARE.shared });
      case 'copied':
        return setOutcome({ message: copied });
      case 'dismissed':
        return setOutcome(NOTHING);
      case 'refused':
        // Focusing the field selects the link.
        link.current?.focus();
        return setOutcome({ message: SHARE.refused, isError: true });
    }
  };
  const share = async () =>
    report(await shareRun({ ...what, file: file.current }, browser), SHARE.allCopied);
  const copy = async (text: string, copied: string) =>
    report((await copyText(text)) ? 'copied' : 'refused', copied);
  const save = async () => {
    if (card === null) return;
    try {
      const made = await cardFile(card, run.score);
      download(made.name, made);
      setOutcome({ message: pictureSaved(made.name, browser.share !== undefined) });
    } catch (error) {
      const message = error instanceof Error ? error.message : SHARE.noPicture;
      setOutcome({ message, isError: true });
    }
  };
  return (
    <Dialog title={SHARE.title} narrow close={close}>
      <div className={styles.content}>
        <div className={styles.part}>
          {card !== null && (
            <CardPreview card={card} description={attempt?.spokenText ?? cardDescription(run)} />
          )}
          <p className={styles.text} aria-hidden={daily !== undefined}>
            {what.text}
          </p>
          {daily !== undefined && <p className={visuallyHidden}>{daily.spokenText}</p>}
        </div>
        <div className={styles.part}>
          <label htmlFor={linkId}>{SHARE.link}</label>
          <TextInput
            ref={link}
            id={linkId}
            value={what.link}
            readOnly
            aria-describedby={isLong ? `${linkId}-long` : undefined}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          {isLong && <p id={`${linkId}-long`}>{SHARE.longLink}</p>}
          <div className={styles.buttons}>
            {browser.share !== undefined && (
              <Button variant="primary" onClick={share}>
                {SHARE.share}
              </Button>
            )}
            {/* The button most players want comes first. */}
            <Button
              variant={browser.share === undefined ? 'primary' : 'raised'}
              onClick={() => copy(asOneText(what), SHARE.allCopied)}
            >
              {SHARE.copyAll}
            </Button>
            <Button variant="raised" onClick={() => copy(what.link, SHARE.linkCopied)}>
              {SHARE.copyLink}
            </Button>
            {daily?.isOver === true && (
              <Button
                variant="raised"
                onClick={() => copy(daily.courseLink, SHARE.courseLinkCopied)}
              >
                {copyCourseLink(daily.day)}
              </Button>
            )}
            {card !== null && (
              <Button variant="raised" onClick={save}>
                {SHARE.savePicture}
              </Button>
            )}
          </div>
          <div className={styles.outcome}>
            <p role="status">{outcome.isError === true ? '' : outcome.message}</p>
            <p role="alert">{outcome.isError === true ? outcome.message : ''}</p>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface CardPreviewProps {
  readonly card: HTMLCanvasElement;
  readonly description: string;
}

/** Shows the canvas itself, because the content security policy forbids blob: images. */
function CardPreview({ card, description }: CardPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(card);
  }, [card]);
  return <div ref={place} className={styles.preview} role="img" aria-label={description} />;
}
