import { CoreAdminUI, CustomRoutes, type I18nProvider, localStorageStore, Resource } from 'ra-core';
import { AdminContext } from 'react-admin';
import { Route } from 'react-router-dom';
import { createDataProvider } from '../lib/api/data-provider.ts';
import { RESOURCES } from '../lib/api/resources.ts';
import { ClockNotice } from '../lib/appearance/ClockNotice.tsx';
import { ConsoleTheme } from '../lib/appearance/ConsoleTheme.tsx';
import { SandboxNotice } from '../lib/appearance/SandboxNotice.tsx';
import { consoleTheme } from '../lib/appearance/theme.ts';
import { createAuthProvider } from '../lib/auth/auth-provider.ts';
import { LoginPage } from '../shared/login/LoginPage.tsx';
import { ConsoleError } from '../shared/page/ConsoleError.tsx';
import { ConsoleNotification } from '../shared/page/ConsoleNotification.tsx';
import { Guarded } from '../shared/page/Guarded.tsx';
import { NotFound } from '../shared/page/NotFound.tsx';
import { ProofRequests } from '../shared/proof/ProofRequests.tsx';
import { HomePage, PAGES } from './pages.ts';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';

const dataProvider = createDataProvider();
const authProvider = createAuthProvider();
// Views, columns and the colour mode outlive the tab.
const store = localStorageStore();

/**
 * The staff console. Its addresses are those of specification §2, so every page has a route of its own; <Resource>
 * tells react-admin which resources exist. <Admin> is not used: it would add its own layout, sign-in and forms, and we
 * have ours.
 */
export function AdminConsole({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={consoleTheme}
      // The same theme serves both modes, whichever of react-admin's two is requested.
      darkTheme={consoleTheme}
    >
      <ConsoleTheme>
        <SandboxNotice />
        <ClockNotice />
        <CoreAdminUI
          layout={ConsoleLayout}
          loginPage={LoginPage}
          dashboard={HomePage}
          catchAll={NotFound}
          error={ConsoleError}
          title="Cubby"
          requireAuth
          disableTelemetry
        >
          {RESOURCES.map((name) => (
            <Resource key={name} name={name} />
          ))}
          <CustomRoutes>
            {PAGES.map(({ path, page: Page, scope }) => (
              <Route
                key={path}
                path={path}
                element={
                  scope ? (
                    <Guarded scope={scope}>
                      <Page />
                    </Guarded>
                  ) : (
                    <Page />
                  )
                }
              />
            ))}
          </CustomRoutes>
        </CoreAdminUI>
        <ProofRequests />
        <ConsoleNotification />
      </ConsoleTheme>
    </AdminContext>
  );
}
