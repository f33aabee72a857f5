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
