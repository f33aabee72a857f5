const RELOADED_AS = 'cubby.reloaded';
const RELOAD_PAUSE_MS = 30_000;

/**
 * Reloads a tab that outlived its version and asks for code that is gone: once, and never in a loop. The entries at
 * checkout survive that (`checkout` cookie), and so do the actions at a counter.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload()) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** Returns true if the last reload is long enough ago; a browser that stores nothing past a reload would loop. */
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
