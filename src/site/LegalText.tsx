import {
  type ArticleSection,
  formatTextOf,
  type LegalText as Text,
  operatorSection,
  sectionsFor,
} from '#content';
import { Article } from './Article.tsx';
import { askedServices } from './services.ts';
import { OPERATOR } from './operator.ts';
import { today, wordsOfDay } from './prerendered-page.ts';

interface LegalTextProps {
  readonly text: Text;
  /** Further sections, after those of the text. */
  readonly more?: readonly ArticleSection[];
}

/**
 * A policy or terms, as far as it is about what this build has. It begins with who runs the site.
 * The date of the last update is always today (spec, 2); beside it stands since when the text has
 * been as it is.
 */
export function LegalText({ text, more = [] }: LegalTextProps) {
  return (
    <Article
      title={text.title}
      lead={text.lead}
      sections={[
        operatorSection(OPERATOR),
        ...sectionsFor(askedServices(), text.sections),
        ...more,
      ]}
      above={
        <>
          {text.updatedLabel}: <Today />. {formatTextOf(text)}
        </>
      }
    />
  );
}

/**
 * The day of the build in the prerendered page, which `showToday` replaces before React comes; then
 * the visitor's today.
 */
function Today() {
  const day = today();
  return (
    <time suppressHydrationWarning dateTime={day} data-today="">
      {wordsOfDay(day)}
    </time>
  );
}
