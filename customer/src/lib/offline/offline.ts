import { reportProblem } from '../problems/report-problem.ts';
import { PAGES, PERSONAL } from './kept.ts';

const RELOADED_AS = 'cubby.reloaded';
const RELOAD_PAUSE_MS = 30_000;

/**
 * Lets opened passes be seen without a network: for whoever has a session, and can therefore have bookings. The page
 * of bookings is fetched once beside it, for a site that draws itself is otherwise never asked for one.
 */
export function keepPasses(bookingsPath: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      if (navigator.onLine) await (await caches.open(PAGES)).add(bookingsPath);
    } catch (error) {
      reportProblem('offline', error);
    }
  };
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

/**
 * A tab that outlived its version may ask for code that is gone; it is loaded anew, once, and not in a circle.
 * What was entered at checkout survives that (`checkout` cookie).
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload()) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** Whether the last time is long enough ago; a browser that keeps nothing past a reload would go in a circle. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AS) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_AS, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Whoever signs out takes their passes along. */
export async function forgetPasses(): Promise<void> {
  if ('caches' in window) await caches.delete(PERSONAL);
}
