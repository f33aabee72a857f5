import type { I18nProvider } from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AdminConsole } from './admin/AdminConsole.tsx';

/** The staff console. The host console (`host/console`) and the counter have entries of their own. */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <AdminConsole i18nProvider={i18nProvider} /> }]),
  );
  return <RouterProvider router={router} />;
}
