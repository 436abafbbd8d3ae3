import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { RelatedGame } from '#content';
import styles from './game-cards.module.css';
import { Words } from './RichText.tsx';

interface GameCardsProps {
  readonly title: string;
  readonly lead?: string;
  readonly games: readonly RelatedGame[];
}

export function GameCards({ title, lead, games }: GameCardsProps) {
  const id = useId();
  return (
    <section className={styles.games} aria-labelledby={id}>
      <h2 id={id}>
        <Words text={title} />
      </h2>
      {lead !== undefined && (
        <p className={styles.lead}>
          <Words text={lead} />
        </p>
      )}
      <ul>
        {games.map(({ path, title: name, description }) => (
          <li key={path}>
            <Link to={path}>
              <Words text={name} />
            </Link>
            <p>
              <Words text={description} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
