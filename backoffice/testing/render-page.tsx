import type { StaffScope } from '@cubby/api';
import type { Texts } from '@cubby/api/words/texts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { memoryStore, OptionalResourceContextProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { appContext } from '../../tests/harness/common-records.ts';
import { FakeApi } from '../../tests/harness/fake-api.ts';
import { consoleDataProvider } from '../src/lib/api/data-provider.ts';
import { createAuthProvider, HOSTS_DOOR, STAFF_DOOR } from '../src/lib/auth/auth-provider.ts';
import type { ResourceName } from '../src/lib/resources/resources.ts';
import { endSession } from '../src/lib/session/session.ts';
import { ConsoleNotification } from '../src/shared/page/ConsoleNotification.tsx';
import { signIn } from './session.ts';

const parts = import.meta.glob<Texts>('../../api/words/{en,de}/console/*.json', { eager: true, import: 'default' });
const messagesIn = (language: string): Texts =>
  Object.assign({}, ...Object.entries(parts).flatMap(([file, texts]) => (file.includes(`/${language}/`) ? texts : [])));
export const DICTIONARIES = { en: messagesIn('en'), de: messagesIn('de') };

/** Returns an API for one test; calls that break the contract, or that no test expects, fail it. */
export function fakeApi(): FakeApi {
  const api = new FakeApi().on('getAppContext', appContext()).on('getRecordWork', { assignee: null, notes: [] });
  vi.stubGlobal('fetch', api.fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(api.faults).toEqual([]);
  });
  return api;
}

interface PageOptions {
  /** The address the page is opened at. */
  at?: string;
  /** The page's own addresses, for one that reads its record's id from them. */
  path?: string;
  language?: 'en' | 'de';
  scopes?: readonly StaffScope[];
  signedIn?: boolean;
  /** The console the page belongs to. */
  site?: 'admin' | 'hosts';
  /** The records the page lists or edits, unless it names them itself. */
  resource?: ResourceName;
}

/** Renders a page with everything the console provides; only the network is replaced. */
export function renderPage(page: ReactNode, api: FakeApi, options: PageOptions = {}) {
  const { at = '/', path, language = 'en', scopes, signedIn = true, site = 'admin', resource } = options;
  window.sessionStorage.clear();
  window.history.replaceState(null, '', at);
  if (signedIn) signIn(api, scopes, site === 'hosts' ? 'host' : 'admin');
  else endSession();
  const i18nProvider = polyglotI18nProvider((locale) => DICTIONARIES[locale as 'en' | 'de'] as never, language);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const shown = (content: ReactNode) => (
    <BrowserRouter>
      <AdminContext
        authProvider={createAuthProvider(undefined, site === 'hosts' ? HOSTS_DOOR : STAFF_DOOR)}
        dataProvider={consoleDataProvider()}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={memoryStore()}
      >
        <OptionalResourceContextProvider value={resource}>
          {path === undefined ? (
            content
          ) : (
            <Routes>
              <Route path={path} element={content} />
            </Routes>
          )}
        </OptionalResourceContextProvider>
        <ConsoleNotification />
      </AdminContext>
    </BrowserRouter>
  );
  const { rerender, ...rest } = render(shown(page));
  return {
    ...rest,
    user: userEvent.setup({ delay: null }),
    rerender: (content: ReactNode) => rerender(shown(content)),
  };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Fills a field at once; typing letter by letter is only needed in some tests. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
