import { FAQ } from '#content';
import {
  Accordion,
  Article,
  breadcrumbSchema,
  faqSchema,
  GameCards,
  Head,
  StructuredData,
} from '#site';

export default function Faq() {
  return (
    <>
      <Head page="faq" seo={FAQ.seo} />
      <StructuredData data={faqSchema(FAQ.items)} />
      <StructuredData data={breadcrumbSchema(FAQ.seo.canonicalUrl, FAQ.title)} />
      <Article title={FAQ.title} lead={FAQ.lead} sections={[]}>
        <Accordion name="faq" items={FAQ.items} />
        <GameCards title={FAQ.linksTitle} games={FAQ.links} />
      </Article>
    </>
  );
}
