import type { I18nProvider } from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AdminConsole } from './admin/AdminConsole.tsx';

/** The staff's console. The hosts' has an entry of its own (`host/console`), and so has their counter. */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <AdminConsole i18nProvider={i18nProvider} /> }]),
  );
  return <RouterProvider router={router} />;
}
