import { Link } from 'react-router-dom';
import { HOME, PANEL } from '#content';
import { GameCards, gameSchema, Head, Prose, StructuredData, websiteSchema } from '#site';
import { GamePage } from './parts/GamePage.tsx';

export default function Home() {
  return (
    <>
      <Head page="home" seo={HOME.seo} />
      <StructuredData data={gameSchema(HOME.structuredData, HOME.seo.ogImage)} />
      <StructuredData data={websiteSchema()} />
      <GamePage
        name="home"
        title={HOME.title}
        lead={HOME.lead}
        howToPlayTitle={PANEL.howToPlay}
        related={<GameCards title={HOME.cardsTitle} games={HOME.cards} />}
      >
        <Prose title={HOME.about.title} paragraphs={HOME.about.paragraphs}>
          <p>
            {HOME.faq.lead} <Link to={HOME.faq.path}>{HOME.faq.title}</Link>
          </p>
        </Prose>
      </GamePage>
    </>
  );
}
