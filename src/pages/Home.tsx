import { lazy, Suspense } from 'react';
import { HOME } from '#content';
import { Head, HowToPlay } from '#site';
import styles from './home.module.css';

const Game = lazy(async () => ({ default: (await import('#play')).Game }));

export default function Home() {
  return (
    <>
      <Head title={HOME.title} description={HOME.description} />
      <div className={styles.heading}>
        <h1>{HOME.title}</h1>
        <p>{HOME.lead}</p>
      </div>
      <Suspense fallback={<div className={styles.stage} />}>
        <Game />
      </Suspense>
      <HowToPlay />
      <section className={styles.about}>
        <h2>{HOME.about.title}</h2>
        {HOME.about.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </>
  );
}
