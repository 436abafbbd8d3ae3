import { PRIVACY } from '#content';
import { Head, LegalText } from '#site';

export default function PrivacyPolicy() {
  return (
    <>
      <Head page="privacy-policy" seo={PRIVACY.seo} />
      <LegalText text={PRIVACY} />
    </>
  );
}
