import { PRIVACY, retentionSection } from '#content';
import { askedServices, breadcrumbSchema, Head, LegalText, OPERATOR, StructuredData } from '#site';

export default function PrivacyPolicy() {
  return (
    <>
      <Head page="privacy-policy" seo={PRIVACY.seo} />
      <StructuredData data={breadcrumbSchema(PRIVACY.seo.canonicalUrl, PRIVACY.title)} />
      <LegalText text={PRIVACY} more={[retentionSection(OPERATOR, askedServices())]} />
    </>
  );
}
