declare global {
  interface Window {
    /**
     * Browsers without Trusted Types lack it. The types of the package for it forbid a default
     * policy to return null.
     */
    readonly trustedTypes?: {
      createPolicy(
        name: 'default',
        policy: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
      ): void;
    };
  }
}

/** Its address on the site. */
export const SERVICE_WORKER = '/sw.js';

/**
 * What React fills an element with to create a script that never runs; it does so for structured
 * data.
 */
const INERT_SCRIPT = '<script></script>';

/**
 * Creates the page's one policy for Trusted Types. Where a text is used as markup or as the address
 * of a script, the browser asks it, and refuses what it returns null for; text that would run as a
 * script is always refused. Call it before anything is rendered.
 */
export function createTrustedTypesPolicy(): void {
  try {
    window.trustedTypes?.createPolicy('default', {
      // Without a '<' there is no element in it, so nothing that could run.
      createHTML: (text) => (text === INERT_SCRIPT || !text.includes('<') ? text : null),
      createScriptURL: (url) => (url === SERVICE_WORKER ? url : null),
    });
  } catch (error) {
    console.error(
      'There is a default policy for Trusted Types already, perhaps of a browser extension.',
      error,
    );
  }
}
