import { PRIVACY, recipientsSection } from '#content';
import {
  breadcrumbSchema,
  companies,
  consentServices,
  Head,
  LegalText,
  OPERATOR,
  StructuredData,
} from '#site';

export default function PrivacyPolicy() {
  return (
    <>
      <Head page="privacy-policy" seo={PRIVACY.seo} />
      <StructuredData data={breadcrumbSchema(PRIVACY.seo.canonicalUrl, PRIVACY.title)} />
      <LegalText
        text={PRIVACY}
        more={[recipientsSection(OPERATOR, companies(), consentServices())]}
      />
    </>
  );
}
