import type { I18nProvider } from 'ra-core';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { createAuthProvider } from '../lib/auth-provider.ts';
import { createDataProvider } from '../lib/data-provider.ts';
import { RESOURCES } from '../lib/resources.ts';
import { darkTheme, lightTheme } from '../lib/theme.ts';
import { Guarded } from './kit/Guarded.tsx';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { ConsoleNotification } from './layout/ConsoleNotification.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { HomePage, PAGES } from './pages.ts';

const dataProvider = createDataProvider();
const authProvider = createAuthProvider();

/**
 * The staff console. Its addresses are those of specification §2, so every page stands on a route of its own;
 * <Resource> tells react-admin what a record is called.
 */
export function AdminConsole({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={ConsoleLayout}
      notification={ConsoleNotification}
      loginPage={LoginPage}
      dashboard={HomePage}
      catchAll={NotFound}
      authCallbackPage={false}
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
    </Admin>
  );
}
