import { use } from 'react';
import { loadVariant } from '#content';
import {
  breadcrumbSchema,
  GameCards,
  gameSchema,
  Head,
  Keywords,
  Prose,
  StructuredData,
} from '#site';
import { GamePage } from './parts/GamePage.tsx';
import { Guide } from './parts/Guide.tsx';

export default function Variant({ name }: { readonly name: string }) {
  const { seo, seoContent, ...variant } = use(loadVariant(name));
  return (
    <>
      <Head page={name} seo={seo} />
      <StructuredData data={gameSchema(variant.structuredData, seo.ogImage)} />
      <StructuredData data={breadcrumbSchema(`/${name}`, variant.header)} />
      <GamePage
        name={name}
        title={variant.header}
        lead={variant.subheader}
        howToPlayTitle={variant.howToPlayTitle}
        opening={variant.opening}
        withFeatures
        related={
          <GameCards
            title={variant.variantsTitle}
            lead={variant.variantsSubtitle}
            games={variant.relatedGames}
          />
        }
      >
        <Guide key={name} name={name} />
        <Prose
          title={seoContent.title}
          lead={seoContent.subtitle}
          picture={
            <img src={seo.ogImage} alt={seo.ogImageAlt} width={1200} height={630} loading="lazy" />
          }
          paragraphs={seoContent.content}
        >
          <Keywords words={seoContent.keywords} />
        </Prose>
      </GamePage>
    </>
  );
}
