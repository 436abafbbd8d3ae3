/** The names of the machine that the browser runs on. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the page comes from the visitor's own machine, as a developer's and a test's does. Only there do runs count that were
 * started or stepped with `dinoDebug`: on the public site it must not be able to make a record.
 */
export function isServedLocally(): boolean {
  return LOCAL_HOSTS.includes(location.hostname);
}
