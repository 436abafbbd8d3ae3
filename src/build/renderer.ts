import { format } from 'node:util';

/** The exports of src/prerender.tsx, which is loaded at run time. */
export interface Renderer {
  readonly PATHS: readonly string[];
  renderPage(path: string): Promise<{ readonly head: string; readonly body: string }>;
}

export function isRenderer(module: unknown): module is Renderer {
  return (
    typeof module === 'object' && module !== null && 'PATHS' in module && 'renderPage' in module
  );
}

/** @throws Error that names the page, if rendering fails or logs an error or a warning. */
export async function renderStrictly(renderer: Renderer, path: string) {
  const messages: string[] = [];
  const { error, warn } = console;
  // React reports many mistakes only on the console.
  console.error = console.warn = (...words: unknown[]) => messages.push(format(...words));
  try {
    const page = await renderer.renderPage(path);
    if (messages.length > 0) throw new Error(messages.join('\n'));
    return page;
  } catch (cause) {
    throw new Error(
      `The page ${path} does not render: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
  } finally {
    Object.assign(console, { error, warn });
  }
}
