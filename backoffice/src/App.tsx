import type { I18nProvider } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Site } from './lib/routing/paths.ts';

const AdminConsole = lazy(() => import('./admin/AdminConsole.tsx').then((file) => ({ default: file.AdminConsole })));
const HostConsole = lazy(() =>
  import('./host/console/HostConsole.tsx').then((file) => ({ default: file.HostConsole })),
);

/** Two consoles, of which one is fetched: the label of the host name picks (design §3). */
export function App({ site, i18nProvider }: { site: Site; i18nProvider: I18nProvider }) {
  const [router] = useState(() =>
    createBrowserRouter([
      {
        path: '*',
        element: (
          <Suspense>
            {site === 'hosts' ? (
              <HostConsole i18nProvider={i18nProvider} />
            ) : (
              <AdminConsole i18nProvider={i18nProvider} />
            )}
          </Suspense>
        ),
      },
    ]),
  );
  return <RouterProvider router={router} />;
}
