/** Data for search engines, in the page and gone with it. */
export function StructuredData({ data }: { readonly data: object }) {
  // '<' escaped: no text of ours may end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
