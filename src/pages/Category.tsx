import { CATEGORY_PAGES, type CategoryName, PANEL } from '#content';
import { breadcrumbSchema, GameCards, gameSchema, Head, Prose, StructuredData } from '#site';
import { GamePage } from './parts/GamePage.tsx';

export default function Category({ name }: { readonly name: CategoryName }) {
  const page = CATEGORY_PAGES[name];
  return (
    <>
      <Head page={name} seo={page.seo} />
      <StructuredData data={gameSchema(page.structuredData, page.seo.ogImage)} />
      <StructuredData data={breadcrumbSchema(page.seo.canonicalUrl, page.header)} />
      <GamePage
        name={name}
        title={page.header}
        lead={page.subheader}
        howToPlayTitle={PANEL.howToPlay}
        related={<GameCards title={page.gamesTitle} games={page.games} />}
      >
        {page.sections.map(({ title, paragraphs }) => (
          <Prose key={title} title={title} paragraphs={paragraphs} />
        ))}
      </GamePage>
    </>
  );
}
