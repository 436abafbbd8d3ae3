/** Its address on the site. */
export const SERVICE_WORKER = '/sw.js';

/** Registers the service worker, or returns its registration. @throws DOMException or TypeError where the browser refuses. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(SERVICE_WORKER);
}
