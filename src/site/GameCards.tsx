import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { RelatedGame } from '#content';
import styles from './game-cards.module.css';
import { PlainText } from './RichText.tsx';

interface Card extends RelatedGame {
  /** Path of a picture of 1200 x 630 px. */
  readonly picture?: string;
}

interface GameCardsProps {
  readonly title: string;
  readonly lead?: string;
  readonly games: readonly Card[];
}

export function GameCards({ title, lead, games }: GameCardsProps) {
  const id = useId();
  return (
    <section className={styles.games} aria-labelledby={id}>
      <h2 id={id}>
        <PlainText text={title} />
      </h2>
      {lead !== undefined && (
        <p className={styles.lead}>
          <PlainText text={lead} />
        </p>
      )}
      <ul className={styles.list}>
        {games.map(({ path, title: name, description, picture }) => (
          <li key={path}>
            {picture !== undefined && (
              <img src={picture} alt="" width="1200" height="630" loading="lazy" />
            )}
            <Link to={path}>
              <PlainText text={name} />
            </Link>
            <p>
              <PlainText text={description} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
