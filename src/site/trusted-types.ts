declare global {
  interface Window {
    /** Typed here, because the published types don't let a default policy return null. */
    readonly trustedTypes?: {
      createPolicy(
        name: 'default',
        policy: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
      ): void;
    };
  }
}

export const SERVICE_WORKER = '/sw.js';

/** From this text React creates a script that never runs, for example for structured data. */
const INERT_SCRIPT = '<script></script>';

/**
 * The browser asks this policy before using a text as markup or as a script's address, and refuses
 * the text if the policy returns null. Call it before anything is rendered.
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
