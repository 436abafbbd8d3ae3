import { TERMS } from '#content';
import { breadcrumbSchema, Head, LegalText, StructuredData } from '#site';

export default function TermsOfService() {
  return (
    <>
      <Head page="terms-of-service" seo={TERMS.seo} />
      <StructuredData data={breadcrumbSchema(TERMS.seo.canonicalUrl, TERMS.title)} />
      <LegalText text={TERMS} />
    </>
  );
}
