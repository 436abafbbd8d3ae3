import { FAQ } from '#content';
import {
  Accordion,
  Article,
  breadcrumbSchema,
  faqSchema,
  GameCards,
  Head,
  LinkGroup,
  StructuredData,
} from '#site';

export default function Faq() {
  return (
    <>
      <Head page="faq" seo={FAQ.seo} />
      <StructuredData data={faqSchema(FAQ.items)} />
      <StructuredData data={breadcrumbSchema(FAQ.seo.canonicalUrl, FAQ.title)} />
      <Article
        title={FAQ.title}
        lead={FAQ.lead}
        sections={[]}
        beside={
          <>
            <GameCards title={FAQ.cardsTitle} games={FAQ.cards} />
            <LinkGroup title={FAQ.linksTitle} links={FAQ.links} />
          </>
        }
      >
        <Accordion name="faq" items={FAQ.items} />
      </Article>
    </>
  );
}
