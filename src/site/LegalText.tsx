import type { LegalText as Text } from '#content';
import { Article } from './Article.tsx';
import { Today } from './Today.tsx';

/** A policy or terms. The date of the last update is always today (spec, 2). */
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
