import '@cubby/design-system/fonts.css';
import { holdComposingKeys } from '@cubby/api/client';
import { keepFocus } from '@cubby/design-system';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createI18nProvider } from '../../lib/i18n/i18n-provider.ts';
import { keepPages } from '../counter/offline/keep-pages.ts';
import { HostConsole } from './HostConsole.tsx';
import { keepAnswers } from './offline/keep-answers.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

holdComposingKeys();
keepFocus();
keepPages();
// Offline, a call that is answered on the device goes on, such as who is signed in; a change fails at once.
const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'offlineFirst' }, mutations: { networkMode: 'always' } },
});
keepAnswers(queryClient);
const i18nProvider = await createI18nProvider();
const router = createBrowserRouter([
  { path: '*', element: <HostConsole i18nProvider={i18nProvider} queryClient={queryClient} /> },
]);
createRoot(root).render(<RouterProvider router={router} />);
