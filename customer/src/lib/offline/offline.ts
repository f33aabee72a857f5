import { reportProblem } from '../problems/report-problem.ts';
import { ASSETS, isAsset, isStillMap, type KeptPass, PAGES, PERSONAL, passesAmong } from './kept.ts';

/**
 * Makes passes available offline: for signed-in travellers, and for anyone who opened an email's link. The bookings
 * page is also fetched once, because a client-side site otherwise never requests one. `readAgain` is called once a new
 * worker controls the page: the worker has not seen what was loaded before that.
 */
export function keepPasses(bookingsPath: string, readAgain: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isNew = serviceWorker.controller === null;
  const register = async () => {
    try {
      await serviceWorker.register('/sw.js');
      if (!navigator.onLine) return;
      await keepPage(bookingsPath);
      if (!isNew) return;
      if (!serviceWorker.controller)
        await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      await keepLoaded();
      readAgain();
    } catch (error) {
      reportProblem('offline', error);
    }
  };
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

/** Caches a page once the code and texts it names are cached: without them it would say that it needs the network. */
async function keepPage(path: string): Promise<void> {
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
  await assets.add(path);
  const page = await assets.match(path, { ignoreVary: true });
  if (!page) return;
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  const missing = await Promise.all(
    [...new Set(named)].map(async (asset) => ((await assets.match(asset, { ignoreVary: true })) ? [] : [asset])),
  );
  await assets.addAll(missing.flat());
  await pages.put(path, page);
  await assets.delete(path, { ignoreVary: true });
}

/** Caches the code, styles, fonts and static maps this page has loaded; they come from the browser's own cache. */
async function keepLoaded(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  const fill = async (cache: string, wanted: (pathname: string) => boolean) =>
    (await caches.open(cache)).addAll([...new Set(own.filter(wanted))]);
  await Promise.all([fill(ASSETS, isAsset), fill(PERSONAL, isStillMap)]);
}

/** Lists the passes on this device: those of its user, and those that an email's link has opened. */
export async function listKeptPasses(): Promise<KeptPass[]> {
  if (!('caches' in window)) return [];
  return passesAmong((await (await caches.open(PERSONAL)).keys()).map(({ url }) => url));
}
