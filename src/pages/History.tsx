import { Link } from 'react-router-dom';
import { HISTORY } from '#content';
import { Article, articleSchema, breadcrumbSchema, ButtonLink, Head, StructuredData } from '#site';

export default function History() {
  return (
    <>
      <Head page="history" seo={HISTORY.seo} dates={HISTORY} />
      <StructuredData data={articleSchema(HISTORY)} />
      <StructuredData data={breadcrumbSchema(HISTORY.seo.canonicalUrl, HISTORY.title)} />
      <Article title={HISTORY.title} lead={HISTORY.lead} sections={HISTORY.sections}>
        <p>
          <Link to={HISTORY.creators.path}>{HISTORY.creators.title}</Link>
        </p>
        <ButtonLink to="/">{HISTORY.play}</ButtonLink>
      </Article>
    </>
  );
}
