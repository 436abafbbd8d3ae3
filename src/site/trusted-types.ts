declare global {
  interface Window {
    /**
     * Absent in browsers without Trusted Types. The types of its package don't let a default policy
     * return null.
     */
    readonly trustedTypes?: {
      createPolicy(
        name: 'default',
        policy: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
      ): void;
    };
  }
}

export const SERVICE_WORKER = '/sw.js';

/**
 * React puts this into an element to create a script that never runs, as it does for structured
 * data.
 */
const INERT_SCRIPT = '<script></script>';

/**
 * Creates the page's only policy for Trusted Types. The browser asks it before using a text as
 * markup or as a script's address, and refuses where it returns null; inline script text is always
 * refused. Call it before anything is rendered.
 */
export function createTrustedTypesPolicy(): void {
  try {
    window.trustedTypes?.createPolicy('default', {
      // Text without a '<' has no element in it, so nothing that could run.
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
