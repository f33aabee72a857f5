import '@cubby/design-system/fonts.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createI18nProvider } from '../../lib/i18n/i18n-provider.ts';
import { keepPages } from '../counter/offline/keep-pages.ts';
import { HostConsole } from './HostConsole.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

keepPages();
const i18nProvider = await createI18nProvider();
const router = createBrowserRouter([{ path: '*', element: <HostConsole i18nProvider={i18nProvider} /> }]);
createRoot(root).render(<RouterProvider router={router} />);
