import { EMBED, EMBED_THE_GAME, SITE } from '#content';
import { Article, breadcrumbSchema, EmbedLine, Head, StructuredData } from '#site';

export default function EmbedTheGame() {
  const { seo, title, lead, line, sections } = EMBED_THE_GAME;
  return (
    <>
      <Head page="embed-the-game" seo={seo} />
      <StructuredData data={breadcrumbSchema(seo.canonicalUrl, title)} />
      <Article
        title={title}
        lead={lead}
        below={
          // It shows a page of our own.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            src={EMBED.path}
            title={SITE.name}
            loading="lazy"
            allow="fullscreen; gamepad; autoplay"
          />
        }
        sections={[{ ...line, more: <EmbedLine /> }, ...sections]}
      />
    </>
  );
}
