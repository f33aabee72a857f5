import '@cubby/design-system/fonts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { dictionaryOf } from './lib/i18n/I18nProvider.tsx';
import { captureMarketing } from './lib/marketing.ts';
import { splitPath } from './lib/paths.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

captureMarketing(window.location.search, window.sessionStorage);
// Asked for before the first render, so that words and code travel at the same time.
void dictionaryOf(splitPath(window.location.pathname).language);
createRoot(root).render(<App />);
