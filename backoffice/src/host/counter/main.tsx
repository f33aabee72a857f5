import '@cubby/design-system/fonts';
import { createRoot } from 'react-dom/client';
import { CounterApp } from './CounterApp.tsx';
import { firstLanguage, loadI18n } from './language/i18n.ts';
import { keepPages, reloadWhenOutdated } from './offline/keep-pages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

reloadWhenOutdated();
keepPages();
createRoot(root).render(<CounterApp i18n={await loadI18n(firstLanguage())} />);
