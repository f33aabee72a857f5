import '@cubby/design-system/fonts.css';
import { holdComposingKeys, reloadWhenOutdated, tabStorage } from '@cubby/api/client';
import { keepFocus } from '@cubby/design-system';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { captureMarketing } from './lib/analytics/marketing.ts';
import { loadClient } from './lib/api/api.ts';
import { applyConsent } from './lib/consent/consent.ts';
import { captureChosenVariants } from './lib/experiments/variants.ts';
import { languageWith } from './lib/i18n/language-at-work.ts';
import { reportProblem } from './lib/problems/report-problem.ts';
import { answerEarlyInput } from './lib/rendering/early-input.ts';
import { isDrawn } from './lib/rendering/embedded.ts';
import { createStyleCache } from './lib/rendering/style-cache.ts';
import { splitPath } from './lib/routing/paths.ts';
import { pageOf } from './pages.ts';
import { routeOf } from './routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

holdComposingKeys();
keepFocus();
captureMarketing(window.location.search, tabStorage);
captureChosenVariants(window.location.search, tabStorage);
applyConsent();
reloadWhenOutdated();

const site = (
  <CacheProvider value={createStyleCache()}>
    <App />
  </CacheProvider>
);
// Texts and code load in parallel, and are there before React begins, so that nothing has to suspend and flash.
await ready().catch((error: unknown) => reportProblem('start', error));
// A page that is translated by now is taken over as the server drew it.
if (isDrawn) window.holdTexts?.(true);
// As a transition, so that React takes the page over in small steps and never delays a tap for all of it.
if (isDrawn) startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
else {
  // Every page of ours says its own.
  document.querySelector('title')?.remove();
  createRoot(root).render(site);
}
answerEarlyInput();

function onRecoverableError(error: unknown): void {
  reportProblem('hydration', error);
}

async function ready(): Promise<void> {
  const { language, path } = splitPath(window.location.pathname);
  const row = routeOf(path);
  await Promise.all([
    languageWith(language),
    languageWith(language, row?.words),
    row && pageOf(row),
    !isDrawn && loadClient(),
  ]);
}
