import { EXPERIMENTS, type User } from '@cubby/api';
import type { FakeApi } from '../../tests/harness/fake-api.ts';
import { loadClient } from '../src/lib/api/api.ts';
import { languageWith } from '../src/lib/i18n/language-at-work.ts';
import { splitPath } from '../src/lib/routing/paths.ts';
import { endSession, startSession } from '../src/lib/session/session.ts';
import { pageOf as codeOf } from '../src/pages.ts';
import { routeOf } from '../src/routes.ts';
import { appContext, authToken, city, pageOf, SESSION } from './site-records.ts';

/** Returns an API with answers to the requests of every page: its frame, its session, and a booking's conversation. */
export function withFrame(api: FakeApi): FakeApi {
  return api
    .on('getAppContext', appContext())
    .on('listCities', pageOf([city()]))
    .on('getToken', SESSION)
    .on('listBookings', pageOf([]))
    .on('getConversation', { state: 'open', blocked_by: [], messages: [] });
}

export interface Visit {
  /** The signed-in user; none by default. */
  user?: User;
  /** The state that the previous page left in the history. */
  state?: object;
  /** The visitor's variants in experiments, such as `1:sp_card`; the default in all others. */
  variants?: string;
  /** True if the visitor has been asked about cookies. */
  asked?: boolean;
  /** Sets up earlier events in this tab, such as leaving for a provider. */
  before?: () => void;
  /** Pages reached by a click alone: their code and texts are loaded before it, as from a warm cache. */
  onTo?: readonly string[];
}

const DEFAULTS = Object.entries(EXPERIMENTS)
  .map(([slot, { fallback }]) => `${slot}:${fallback}`)
  .join(',');

/** Goes to an address as a visitor who has never been here, with the page's code and texts loaded. */
export async function arrive(address: string, visit: Visit = {}): Promise<void> {
  const { user, state, asked = true, before, onTo = [], variants = '' } = visit;
  endSession();
  for (const storage of [localStorage, sessionStorage]) forgetSite(storage);
  // A browser's variant follows from its random id; here it is always the default.
  sessionStorage.setItem('cubby.experiments', `${DEFAULTS},${variants}`);
  if (asked) localStorage.setItem('cubby.consent', 'refused');
  before?.();
  if (user) startSession(authToken({ user }));
  window.history.replaceState(state ?? null, '', address);
  await Promise.all([loadClient(), ...[address, ...onTo].map(fetchPage)]);
}

/** Forgets what the site has stored; Storybook keeps its settings in the same place. */
function forgetSite(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!key.startsWith('storybook')) storage.removeItem(key);
}

async function fetchPage(address: string): Promise<void> {
  const { language, path } = splitPath(new URL(address, window.location.origin).pathname);
  const row = routeOf(path);
  await Promise.all([languageWith(language), languageWith(language, row?.words), row && codeOf(row)]);
}
