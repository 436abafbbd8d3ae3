import { Link } from 'react-router-dom';
import { CREATORS } from '#content';
import { Article, articleSchema, breadcrumbSchema, ButtonLink, Head, StructuredData } from '#site';

export default function Creators() {
  return (
    <>
      <Head page="who-created-the-dinosaur-game" seo={CREATORS.seo} dates={CREATORS} />
      <StructuredData data={articleSchema(CREATORS)} />
      <StructuredData data={breadcrumbSchema(CREATORS.seo.canonicalUrl, CREATORS.title)} />
      <Article title={CREATORS.title} lead={CREATORS.lead} sections={CREATORS.sections}>
        <p>
          <Link to={CREATORS.history.path}>{CREATORS.history.title}</Link>
        </p>
        <ButtonLink to="/">{CREATORS.play}</ButtonLink>
      </Article>
    </>
  );
}
