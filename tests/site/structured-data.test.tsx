import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StructuredData } from '../../src/site/StructuredData.tsx';

it('no text can end the script that structured data stand in', () => {
  const html = renderToStaticMarkup(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = html.replace(/^<script[^>]*>/, '').replace('</script>', '');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});
