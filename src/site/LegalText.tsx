import type { LegalText as Text } from '#content';
import { Article } from './Article.tsx';
import { Today } from './Today.tsx';

/** A policy or terms, with the date of today as that of its last update (spec, 2). */
export function LegalText({ text }: { readonly text: Text }) {
  return (
    <Article
      title={text.title}
      lead={text.lead}
      sections={text.sections}
      above={
        <>
          {text.updatedLabel}: <Today />
        </>
      }
    />
  );
}
