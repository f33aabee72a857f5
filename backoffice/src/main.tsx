import '@cubby/design-system/fonts.css';
import { holdComposingKeys } from '@cubby/api/client';
import { keepFocus } from '@cubby/design-system';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createI18nProvider } from './lib/i18n/i18n-provider.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

holdComposingKeys();
keepFocus();
const i18nProvider = await createI18nProvider();
createRoot(root).render(<App i18nProvider={i18nProvider} />);
