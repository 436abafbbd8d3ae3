import { EMBED, EMBED_THE_GAME, SITE } from '#content';
import { Article, breadcrumbSchema, EmbedLine, Head, Prose, StructuredData } from '#site';

export default function EmbedTheGame() {
  const { seo, title, lead, line, sections } = EMBED_THE_GAME;
  return (
    <>
      <Head page="embed-the-game" seo={seo} />
      <StructuredData data={breadcrumbSchema(seo.canonicalUrl, title)} />
      <Article title={title} lead={lead} sections={[]}>
        <p>
          {/* It shows a page of our own. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            src={EMBED.path}
            title={SITE.name}
            width="100%"
            height="360"
            frameBorder="0"
            loading="lazy"
            allow="fullscreen; gamepad; autoplay"
          />
        </p>
        <Prose title={line.title} paragraphs={[line.text]}>
          <EmbedLine />
        </Prose>
        {sections.map((section) => (
          <Prose key={section.title} title={section.title} paragraphs={section.paragraphs} />
        ))}
      </Article>
    </>
  );
}
