/**
 * Addresses of the hosts' site that its counter app answers; all others are the hosts' console's. The server picks the
 * page by them, and so do the development server and the app's own service worker.
 */
export const COUNTER_PATHS: readonly string[] = ['/', '/counter', '/login', '/join'];
