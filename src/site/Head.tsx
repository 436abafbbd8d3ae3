import { SITE } from '#content';

/** The page's own tags; React puts them into the document's head. */
export function Head({ title, description }: { readonly title: string; readonly description: string }) {
  return (
    <>
      {/* One string: React writes an empty title for one that is made of two children. */}
      <title>{`${title} | ${SITE.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
