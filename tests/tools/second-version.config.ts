import { defineConfig, mergeConfig, type Plugin } from 'vite';
import siteConfig from '../../vite.config.ts';
import { changeFaq, SECOND } from './second-version.ts';

/** Marks each page, and changes a text of one, and with it the hashes of nearly all scripts. */
function secondVersion(): Plugin {
  return {
    name: 'second-version',
    transformIndexHtml: (html) => html.replace('<html ', `<html data-version="${SECOND}" `),
    transform: {
      filter: { id: /\/src\/content\/faq\.ts$/ },
      handler: changeFaq,
    },
  };
}

export default defineConfig((env) => mergeConfig(siteConfig(env), { plugins: [secondVersion()] }));
