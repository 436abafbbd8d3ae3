import type { FAQPage, WithContext } from 'schema-dts';
import { type FaqItem, plainText } from '#content';

/** The structured data of a page of questions and answers (https://schema.org/FAQPage). */
export function faqSchema(items: readonly FaqItem[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.map(plainText).join('\n') },
    })),
  } satisfies WithContext<FAQPage>;
}
