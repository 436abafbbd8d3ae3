import type { Plugin } from 'vite';

/**
 * Bundles React Router's production build for browsers. Its package.json names the development build to every bundler; the two differ
 * in warnings for developers only.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/|$)/.test(source)) return null;
      const resolved = await this.resolve(source, importer, options);
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
