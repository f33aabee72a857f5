/** Lets the counter open offline; its code is cached once the page itself has loaded. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/counter-sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Removes the cached pages at sign-out. */
export async function forgetPages(): Promise<void> {
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

const RELOADED_AS = 'cubby.reloaded';
const RELOAD_PAUSE_MS = 30_000;

/** Reloads a tab whose version is outdated and may request code that no longer exists: once, so that it can't loop. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_AS) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS || !navigator.onLine) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AS, String(Date.now()));
    window.location.reload();
  });
}
