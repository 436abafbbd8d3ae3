import { TERMS } from '#content';
import { Head, LegalText } from '#site';

export default function TermsOfService() {
  return (
    <>
      <Head page="terms-of-service" seo={TERMS.seo} />
      <LegalText text={TERMS} />
    </>
  );
}
