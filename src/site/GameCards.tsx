import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { RelatedGame } from '#content';
import styles from './game-cards.module.css';

interface GameCardsProps {
  readonly title: string;
  readonly lead?: string;
  readonly games: readonly RelatedGame[];
}

/** Links to other pages with the game, each with a short description. */
export function GameCards({ title, lead, games }: GameCardsProps) {
  const id = useId();
  return (
    <section className={styles.games} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <ul>
        {games.map(({ path, title: name, description }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
