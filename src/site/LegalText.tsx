import {
  type ArticleSection,
  type LegalText as Text,
  operatorSection,
  sectionsFor,
} from '#content';
import { Article } from './Article.tsx';
import { consentServices } from './services.ts';
import { OPERATOR } from './operator.ts';
import { today, wordsOfDay } from './prerendered-page.ts';

interface LegalTextProps {
  readonly text: Text;
  readonly more?: readonly ArticleSection[];
}

/** Covers only what this build contains. The date of the last update is always today. */
export function LegalText({ text, more = [] }: LegalTextProps) {
  return (
    <Article
      title={text.title}
      lead={text.lead}
      sections={[
        operatorSection(OPERATOR),
        ...sectionsFor(consentServices(), text.sections),
        ...more,
      ]}
      above={
        <>
          {text.updatedLabel}: <Today />
        </>
      }
    />
  );
}

/** Prerendered with the build's date; `showToday` sets the visitor's before React loads. */
function Today() {
  const day = today();
  return (
    <time suppressHydrationWarning dateTime={day} data-today="">
      {wordsOfDay(day)}
    </time>
  );
}
