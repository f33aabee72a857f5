import type { Language } from '@cubby/api';
import { useEffect, useRef } from 'react';
import { loadClient } from './lib/api/api.ts';
import { languageWith } from './lib/i18n/language-at-work.ts';
import { splitPath } from './lib/routing/paths.ts';
import { pageOf } from './pages.ts';
import { nextOf, type RouteRow, routeOf } from './routes.ts';

const SIGNS = ['pointerdown', 'keydown'] as const;
/** The pause after a screen has been opened, in which its own answers and pictures load alone. */
const QUIET_MS = 500;

/**
 * Fetches what the visitor's next press needs while they look: the API's client and the code and texts of the screens
 * that most go on to. On the first page it begins with the first sign that somebody uses it, on later ones soon after
 * they have opened; the screen of a link that is being pressed comes with the press.
 */
export function usePreparedScreens(address: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const { language, path } = splitPath(address);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchNext = () => {
      if (!savesData()) for (const row of nextOf(path)) fetchScreen(row, language);
    };
    const prepare = () => {
      void loadClient().catch(ignore);
      // What was pressed comes first.
      timer ??= setTimeout(fetchNext, QUIET_MS);
    };
    if (!isFirst.current) prepare();
    isFirst.current = false;
    if (timer === undefined) for (const sign of SIGNS) window.addEventListener(sign, prepare, { once: true });
    window.addEventListener('pointerdown', pressed);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, prepare);
      window.removeEventListener('pointerdown', pressed);
    };
  }, [address]);
}

function pressed({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const { language, path } = splitPath(link?.pathname ?? '');
  const row = link && routeOf(path);
  if (row) fetchScreen(row, language);
}

function fetchScreen(row: RouteRow, language: Language): void {
  Promise.all([pageOf(row), languageWith(language, row.words)]).catch(ignore);
}

/** Ignores a failure to fetch ahead: the screen is fetched again when it is opened. */
function ignore(): void {}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
