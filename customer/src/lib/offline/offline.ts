import { reportProblem } from '../report-problem.ts';
import { PAGES, PERSONAL } from './kept.ts';

const RELOADED_AS = 'cubby.reloaded';
const RELOAD_PAUSE_MS = 30_000;

/**
 * Lets opened passes be seen without a network. `bookingsPath` is fetched once for whoever has bookings: the pages
 * of a site that draws itself are otherwise never asked for.
 */
export function keepPasses(bookingsPath: string | null): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .then(async () => {
        if (bookingsPath && navigator.onLine) await (await caches.open(PAGES)).add(bookingsPath);
      })
      .catch((error: unknown) => reportProblem('offline', error));
  });
}

/**
 * A tab that outlived its version may ask for code that is gone; it is loaded anew, once, and not in a circle.
 * What was entered at checkout survives that (`checkout` cookie).
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_AS) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS || !navigator.onLine) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AS, String(Date.now()));
    window.location.reload();
  });
}

/** Whoever signs out takes their passes along. */
export async function forgetPasses(): Promise<void> {
  if ('caches' in window) await caches.delete(PERSONAL);
}
