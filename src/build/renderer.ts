import { format } from 'node:util';

/** What src/prerender.tsx offers, however it was loaded. */
export interface Renderer {
  readonly PATHS: readonly string[];
  renderPage(path: string): Promise<{ readonly head: string; readonly body: string }>;
}

export function isRenderer(module: unknown): module is Renderer {
  return typeof module === 'object' && module !== null && 'PATHS' in module && 'renderPage' in module;
}

/** @throws Error that names the page, when it fails or anything complains about it. */
export async function renderStrictly(renderer: Renderer, path: string) {
  const complaints: string[] = [];
  const { error, warn } = console;
  // React tells of much that is wrong by the console alone.
  console.error = console.warn = (...words: unknown[]) => complaints.push(format(...words));
  try {
    const page = await renderer.renderPage(path);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return page;
  } catch (cause) {
    throw new Error(`The page ${path} does not render: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  } finally {
    Object.assign(console, { error, warn });
  }
}
