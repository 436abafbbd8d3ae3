/**
 * Empty where cookies are blocked, as in a sandboxed frame, where reading `document.cookie` throws.
 */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * Adds `Secure` on https, so the cookie is never sent in the clear. Where cookies are blocked,
 * stores nothing and doesn't throw.
 * @param cookie one cookie with its attributes.
 */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  } catch {
    // Blocked. Nothing else depends on the cookie.
  }
}
