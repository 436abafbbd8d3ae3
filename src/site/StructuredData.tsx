/** JSON-LD for search engines, removed together with its page. */
export function StructuredData({ data }: { readonly data: object }) {
  // Escape '<', so that no text in the data can close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
