import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';

const CLASS_NAMES = /\.module\.css$/;

/**
 * Shows an edit at once. Vite swaps styles and React refreshes components. Anything else may live
 * on in the game's objects, so the page reloads, with the current run at the same step.
 */
export function refreshInDev(): Plugin {
  return {
    name: 'refresh-in-dev',
    apply: 'serve',
    transform: {
      // Runs after Vite has turned the stylesheet into a module. Vite's module doesn't accept edits
      // because its class names could change. Ours don't (`shortName`).
      order: 'post',
      filter: { id: CLASS_NAMES },
      handler: (code) => `${code}\nimport.meta.hot?.accept();`,
    },
    hotUpdate({ file, modules, timestamp, server }) {
      const { name, hot } = this.environment;
      if (name !== 'client' || !file.startsWith(path.join(server.config.root, 'src')))
        return undefined;
      if (CLASS_NAMES.test(file)) {
        const updates = modules.map(({ url }) => ({
          type: 'js-update' as const,
          path: url,
          acceptedPath: url,
          timestamp,
        }));
        hot.send({ type: 'update', updates });
        return [];
      }
      if (file.endsWith('.css') || (file.endsWith('.tsx') && !file.includes('/src/stage/')))
        return undefined;
      hot.send({ type: 'full-reload' });
      return [];
    },
    configureServer({ config, watcher }) {
      const sprites = path.join(config.root, 'assets');
      watcher.on('change', (file) => {
        if (!file.startsWith(sprites)) return;
        spawn('npm', ['run', 'assets'], { cwd: config.root, stdio: 'inherit' });
      });
    },
  };
}
