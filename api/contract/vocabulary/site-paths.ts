/**
 * Addresses of the hosts' site that belong to its counter app; all others belong to the hosts' console. The server, the
 * development server and the app's own service worker choose the page by them.
 */
export const COUNTER_PATHS: readonly string[] = ['/', '/counter', '/login', '/join'];
