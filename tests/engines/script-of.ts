import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A module and what it imports as one script, which puts the module's exports into a variable. */
export async function scriptOf(module: URL, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(module), name, formats: ['iife'] },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}
