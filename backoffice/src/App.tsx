import type { I18nProvider } from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AdminConsole } from './admin/AdminConsole.tsx';
import { HostDoor } from './host/HostDoor.tsx';
import type { Site } from './lib/routing/paths.ts';

/** One bundle, two consoles: the label of the host name picks (design §3). */
export function App({ site, i18nProvider }: { site: Site; i18nProvider: I18nProvider }) {
  const [router] = useState(() =>
    createBrowserRouter([
      {
        path: '*',
        element:
          site === 'hosts' ? <HostDoor i18nProvider={i18nProvider} /> : <AdminConsole i18nProvider={i18nProvider} />,
      },
    ]),
  );
  return <RouterProvider router={router} />;
}
