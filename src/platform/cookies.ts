/**
 * `document.cookie`; empty where cookies are blocked, as in a sandboxed frame, whose access throws.
 */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * Assigns to `document.cookie`. A page served over https makes the cookie `Secure`, so that it is
 * never sent in the clear. Where cookies are blocked, nothing is stored and nothing throws.
 * @param cookie one cookie with its attributes.
 */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  } catch {
    // Blocked: the cookie is not needed for anything else.
  }
}
