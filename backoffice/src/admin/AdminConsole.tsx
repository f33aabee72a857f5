import { type I18nProvider, localStorageStore } from 'ra-core';
import { consoleDataProvider } from '../lib/api/data-provider.ts';
import { ConsoleNotices } from '../lib/appearance/ConsoleNotices.tsx';
import { createAuthProvider } from '../lib/auth/auth-provider.ts';
import { LoginPage } from '../shared/login/LoginPage.tsx';
import { ConsoleAdmin } from '../shared/page/ConsoleAdmin.tsx';
import { lazyPage } from '../shared/page/console-resource.ts';
import { RESOURCE_GROUPS } from './menu/resources.ts';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';

const dataProvider = consoleDataProvider();
const authProvider = createAuthProvider();
// Views, columns and the colour mode outlive the tab.
const store = localStorageStore();

const HomePage = lazyPage(() => import('./home/HomePage.tsx').then((file) => file.HomePage));
const AccountPage = lazyPage(() => import('../shared/account/AccountPage.tsx').then((file) => file.AccountPage));

/** The staff console. */
export function AdminConsole({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <ConsoleAdmin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      layout={ConsoleLayout}
      loginPage={SignIn}
      dashboard={HomePage}
      groups={RESOURCE_GROUPS}
      account={AccountPage}
    />
  );
}

function SignIn() {
  return (
    <>
      <ConsoleNotices />
      <LoginPage />
    </>
  );
}
