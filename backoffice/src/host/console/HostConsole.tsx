import { CustomRoutes, type I18nProvider, localStorageStore, Resource } from 'ra-core';
import { Admin } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { createDataProvider } from '../../lib/api/data-provider.ts';
import { HOST_MONEY, HOST_RESOURCES } from '../../lib/api/resources.ts';
import { consoleTheme } from '../../lib/appearance/theme.ts';
import { createAuthProvider, HOSTS_DOOR } from '../../lib/auth/auth-provider.ts';
import { isManager } from '../../lib/session/own-role.ts';
import { ConsoleError } from '../../shared/page/ConsoleError.tsx';
import { ConsoleNotification } from '../../shared/page/ConsoleNotification.tsx';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { ownRows } from './own-rows.ts';
import { PAGES } from './pages.ts';
import { hostPaths } from './routing/host-paths.ts';
import { HostLayout } from './shell/HostLayout.tsx';
import { LeaveForLogin } from './shell/LeaveForLogin.tsx';
import { OwnersOnly } from './shell/OwnersOnly.tsx';

const dataProvider = createDataProvider(ownRows);
const authProvider = createAuthProvider(api, HOSTS_DOOR);
// The chosen place, views and columns outlive the tab.
const store = localStorageStore(undefined, 'hosts');

/**
 * The host console: places, opening hours, prices and earnings. It shares its parts with the staff console and shows
 * hosts only their own rows. The counter is a separate page.
 */
export function HostConsole({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      // One theme for light and dark: its colours are CSS variables.
      theme={consoleTheme}
      layout={HostLayout}
      loginPage={LeaveForLogin}
      dashboard={Entrance}
      catchAll={NotFound}
      error={ConsoleError}
      notification={ConsoleNotification}
      title="Cubby"
      requireAuth
      disableTelemetry
    >
      {[...HOST_RESOURCES, ...HOST_MONEY].map((name) => (
        <Resource key={name} name={name} />
      ))}
      <CustomRoutes>
        {PAGES.map(({ path, page: Page, owners }) => (
          <Route key={path} path={path} element={owners && isManager() ? <OwnersOnly /> : <Page />} />
        ))}
      </CustomRoutes>
    </Admin>
  );
}

/** The hosts' start page, Today, is a page of its own; navigation within the router leads to the places instead. */
function Entrance() {
  return <Navigate to={hostPaths.stashpoints} replace />;
}
