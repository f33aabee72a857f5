import { type Conversation, STAFF_SCOPES, type StaffScope } from '@cubby/api';
import { QueryClient } from '@tanstack/react-query';
import type { I18nProvider } from 'ra-core';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Surroundings } from '../../design-system/testing/surroundings.ts';
import type { FakeApi } from '../../tests/harness/fake-api.ts';
import { NO_STREETS, screenStory } from '../../tests/harness/screen-story.tsx';
import { App } from '../src/App.tsx';
import { HostConsole } from '../src/host/console/HostConsole.tsx';
import { CounterApp } from '../src/host/counter/CounterApp.tsx';
import { type I18n, loadI18n } from '../src/host/counter/language/i18n.ts';
import { type CounterState, NOTHING_YET } from '../src/host/counter/state/counter-state.ts';
import type { CounterStore } from '../src/host/counter/state/counter-store.ts';
import { rememberLanguage } from '../src/lib/i18n/device-language.ts';
import { createI18nProvider } from '../src/lib/i18n/i18n-provider.ts';
import { endSession, rememberUser } from '../src/lib/session/session.ts';
import { appContext, pageOf, stashpoint, user } from './console-records.ts';
import { signIn } from './session.ts';

interface ConsoleStory {
  /** The page's address. */
  at: string;
  /** Sets the API's answers, besides those for the frame of every page. */
  answers?: (api: FakeApi) => unknown;
  /** True for a page of which a part never loads. */
  waits?: boolean;
  scopes?: readonly StaffScope[];
  isSignedIn?: boolean;
  /** Uses the page, once it is there. */
  play?: (page: HTMLElement) => Promise<void>;
}

/** Returns a story of a page of the staff console. */
export function staffStory({ at, answers, scopes = STAFF_SCOPES, isSignedIn = true, ...more }: ConsoleStory) {
  let words: I18nProvider;
  return screenStory({
    ...more,
    arrive: async (api, surroundings) => {
      withFrame(api).on('getMe', user()).on('listChanges', pageOf([])).on('listAdminStashpoints', pageOf([]));
      answers?.(api);
      words = await arrive(at, surroundings);
      if (!isSignedIn) return;
      rememberUser(user(), LATER);
      signIn(api, scopes);
    },
    site: () => <App i18nProvider={words} />,
  });
}

/** Returns a story of a page of the host console. */
export function hostStory({ at, answers, ...more }: ConsoleStory) {
  let words: I18nProvider;
  let router: ReturnType<typeof createBrowserRouter>;
  return screenStory({
    ...more,
    arrive: async (api, surroundings) => {
      const me = user({ role: 'host', first_name: 'Ada', last_name: 'Byron' });
      withFrame(api)
        .on('getMe', me)
        .on('listAdminStashpoints', pageOf([stashpoint()]));
      answers?.(api);
      words = await arrive(at, surroundings);
      rememberUser(me, LATER);
      signIn(api, undefined, 'host');
      const queryClient = new QueryClient();
      router = createBrowserRouter([
        { path: '*', element: <HostConsole i18nProvider={words} queryClient={queryClient} /> },
      ]);
    },
    site: () => <RouterProvider router={router} />,
  });
}

/** Returns a story of a page of the counter, in a state of its store. */
export function counterStory({
  at,
  state,
  play,
}: Pick<ConsoleStory, 'at' | 'play'> & { state: Partial<CounterState> }) {
  let words: I18n;
  return screenStory({
    ...(play && { play }),
    arrive: async (api, surroundings) => {
      withFrame(api)
        .on('listBookingPictures', [])
        .on('listBookingMessages', { left_today: 5, messages: [] })
        .on('getConversation', NOTHING_SAID);
      await arrive(at, surroundings);
      rememberUser(user({ role: 'host' }), LATER);
      signIn(api, undefined, 'host');
      words = await loadI18n(surroundings.language);
    },
    site: () => <CounterApp i18n={words} counter={storeOf(state)} />,
  });
}

/** Returns a store that does nothing, for a page that is only looked at. */
function storeOf(own: Partial<CounterState>): CounterStore {
  const state: CounterState = { ...NOTHING_YET, isOpen: true, link: 'live', ...own };
  const done = async () => null;
  return {
    tab: { getState: () => state, subscribe: () => () => {} },
    session: { askWhoIsHere: done },
    open: done,
  } as unknown as CounterStore;
}

const NOTHING_SAID: Conversation = { state: 'open', blocked_by: [], messages: [] };

/** The end of a session, which has to be ahead also where a picture's clock is fixed. */
const LATER = new Date('2036-01-01T00:00:00Z');

/** Answers what every page asks. */
function withFrame(api: FakeApi): FakeApi {
  return api
    .on('getAppContext', appContext({ map: NO_STREETS }))
    .on('listCountries', pageOf([]))
    .on('getRecordWork', { assignee: null, notes: [] })
    .on('listAssignments', pageOf([]));
}

/** Goes to an address as a reader who has never been here. Returns the texts of the console. */
async function arrive(address: string, { language }: Surroundings): Promise<I18nProvider> {
  endSession();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!key.startsWith('storybook')) storage.removeItem(key);
  window.history.replaceState(null, '', address);
  rememberLanguage(language);
  return createI18nProvider();
}
