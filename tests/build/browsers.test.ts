import browserslistToEsbuild from 'browserslist-to-esbuild';
import { expect, test } from 'vitest';
import { PANEL } from '#content';

const NAMES = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' };

/** Each browser of package.json with its oldest version, such as `Chrome 109`. */
const oldest = Object.entries(NAMES).map(([id, name]) => {
  const target = browserslistToEsbuild().find((each) => each.startsWith(id));
  return `${name} ${target?.replace(id, '') ?? ''}`;
});

test('the sentence for older browsers names each of them with its version', () => {
  for (const word of oldest.flatMap((browser) => browser.split(' ')))
    expect(PANEL.oldBrowser).toContain(word);
});
