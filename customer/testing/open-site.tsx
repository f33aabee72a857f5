import { EXPERIMENTS, type User } from '@cubby/api';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { FakeApi } from '../../tests/harness/fake-api.ts';
import { App } from '../src/App.tsx';
import { languageWith } from '../src/lib/i18n/language-at-work.ts';
import { splitPath } from '../src/lib/routing/paths.ts';
import { endSession, startSession } from '../src/lib/session/session.ts';
import { pageOf as codeOf } from '../src/pages.ts';
import { routeOf } from '../src/routes.ts';
import { appContext, authToken, city, pageOf, SESSION } from './site-records.ts';

/** An API that answers this test alone; calls that break the contract, or that were not expected, fail the test. */
export function fakeApi(): FakeApi {
  const api = new FakeApi();
  vi.stubGlobal('fetch', api.fetch);
  onTestFinished(() => {
    endSession();
    vi.unstubAllGlobals();
    expect(api.faults).toEqual([]);
  });
  // The requests of every page: the frame around it, and whether a session is still valid. And of a booking's own.
  return api
    .on('getAppContext', appContext())
    .on('listCities', pageOf([city()]))
    .on('getToken', SESSION)
    .on('getConversation', { state: 'open', blocked_by: [], messages: [] });
}

const DEFAULTS = Object.entries(EXPERIMENTS)
  .map(([slot, { fallback }]) => `${slot}:${fallback}`)
  .join(',');

interface Visit {
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

/** Opens the whole site at an address like a visitor: its code and texts are real, the network is not. */
export async function openSite(address: string, visit: Visit = {}) {
  const { user, state, asked = true, before, onTo = [], variants = '' } = visit;
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  // A browser's variant follows from its random id; here it is always the default.
  sessionStorage.setItem('cubby.experiments', `${DEFAULTS},${variants}`);
  if (asked) localStorage.setItem('cubby.consent', 'refused');
  before?.();
  if (user) startSession(authToken({ user }));
  window.history.replaceState(state ?? null, '', address);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await Promise.all([address, ...onTo].map(fetchPage));
  const shown = await act(async () => render(<App />));
  return { ...shown, user: userEvent.setup({ delay: null }) };
}

/** Fills a field in one step; tests type letter by letter only where that matters. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function fetchPage(address: string): Promise<void> {
  const { language, path } = splitPath(new URL(address, window.location.origin).pathname);
  const row = routeOf(path);
  await Promise.all([languageWith(language), languageWith(language, row?.words), row && codeOf(row)]);
}

/** Returns the visitor's current address. */
export function address(): string {
  return window.location.pathname + window.location.search;
}
