import { FAQ } from '#content';
import { Accordion, Article, GameCards, Head } from '#site';

export default function Faq() {
  return (
    <>
      <Head page="faq" seo={FAQ.seo} />
      <Article title={FAQ.title} lead={FAQ.lead} sections={[]}>
        <Accordion name="faq" items={FAQ.items} />
        <GameCards title={FAQ.linksTitle} games={FAQ.links} />
      </Article>
    </>
  );
}
