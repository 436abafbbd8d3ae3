import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StructuredData } from '#site';

it('no text can close the script element of structured data', () => {
  const html = renderToStaticMarkup(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = html.replace(/^<script[^>]*>/, '').replace('</script>', '');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});
