import { COOKIES } from '@cubby/api';
import { clientUuid, type RequestSettings, type ResponseError, readCookie } from '@cubby/api/client';
import { use } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { reportProblem } from '../problems/report-problem.ts';
import { isEmbeddedAnswer } from '../rendering/embedded.ts';
import { useRendering } from '../rendering/rendering.ts';
import { getSession } from '../session/session.ts';
import type { Client } from './api-client.ts';

type ClientCode = typeof import('./api-client.ts');

const unauthorizedListeners = new Set<() => void>();
/** Asks for a proof, on pages that have its dialog. */
let askForProof: (() => Promise<boolean>) | null = null;

let code: ClientCode | undefined;
let loading: Promise<ClientCode> | undefined;

/**
 * Loads the client with its table of endpoints and their structs, a tenth of the site's code. A page that the server has
 * drawn comes with its answers, so it is loaded at the first call, or as soon as the visitor does something.
 */
export function loadClient(): Promise<ClientCode> {
  loading ??= import('./api-client.ts').then(
    (loaded) => {
      code = loaded;
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Returns a client whose methods wait for the code, and call at once when it is there. */
function clientWith(settings: RequestSettings): Client {
  let client: Client | undefined;
  const made = ({ createSiteClient }: ClientCode) => {
    client ??= createSiteClient(settings);
    return client as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
  };
  const methodOf =
    (name: string) =>
    (...given: unknown[]) =>
      code ? made(code)[name]?.(...given) : loadClient().then((loaded) => made(loaded)[name]?.(...given));
  return new Proxy({} as Client, { get: (_, name) => methodOf(String(name)) });
}

/** The site's only API client. */
export const api: Client = clientWith({
  headers: () => {
    const { token } = getSession();
    return {
      'Client-Id': readCookie(COOKIES.analytics) ?? 'null',
      'Stasher-Uuid': clientUuid(),
      ...(token && { Authorization: `Token ${token}` }),
    };
  },
  onUnauthorized: () => {
    for (const listener of unauthorizedListeners) listener();
  },
  onProofRequired: async () => (await askForProof?.()) ?? false,
  onServerError: (error) => reportProblem('api', error),
});

/** Returns a client that uses this token instead of the session's: a recovery token is valid for one call. */
export function apiFor(token: string): Client {
  return clientWith({
    headers: () => ({ Authorization: `Token ${token}` }),
    onServerError: (error) => reportProblem('api', error),
  });
}

export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** Sets who is asked when a call has to be proven first; returns a function that takes it back. */
export function onProofRequired(ask: () => Promise<boolean>): () => void {
  askForProof = ask;
  return () => {
    askForProof = null;
  };
}

type Input<Name extends keyof Client> = NonNullable<Parameters<Client[Name]>[0]>;
type Output<Name extends keyof Client> = Awaited<ReturnType<Client[Name]>>;

type UseApi = <Name extends keyof Client>(
  name: Name,
  input: Input<Name> | null,
  options?: SWRConfiguration<Output<Name>, ResponseError>,
) => SWRResponse<Output<Name>, ResponseError>;

/**
 * Reads from the API and caches the answer: the key is the call itself, so equal calls share one answer. A null input
 * makes no request. With `keepPreviousData`, earlier data stays visible while newer data is fetched. On the server the
 * page is drawn after the answer; the browser finds it in the page.
 */
export const useApi: UseApi = typeof document === 'undefined' ? useApiOnServer : useApiInBrowser;

function useApiInBrowser<Name extends keyof Client>(
  name: Name,
  input: Input<Name> | null,
  options?: SWRConfiguration<Output<Name>, ResponseError>,
): SWRResponse<Output<Name>, ResponseError> {
  const key = input && callKey(name, input);
  return useSWR<Output<Name>, ResponseError>(key, () => call(name, input as Input<Name>), {
    ...options,
    ...(key && isEmbeddedAnswer(key) && { revalidateOnMount: false, revalidateIfStale: false }),
  });
}

function useApiOnServer<Name extends keyof Client>(
  name: Name,
  input: Input<Name> | null,
): SWRResponse<Output<Name>, ResponseError> {
  const rendering = useRendering();
  const answer = input && rendering ? use(rendering.ask(name, input)) : {};
  return {
    data: answer.data as Output<Name> | undefined,
    error: answer.error,
    isLoading: false,
    isValidating: false,
    mutate: async () => undefined,
  } as SWRResponse<Output<Name>, ResponseError>;
}

/** Returns true if a cache key is that of a booking, with any session. */
export function isBookingKey(key: unknown): boolean {
  const name: keyof Client = 'getBooking';
  return Array.isArray(key) && key[0] === name;
}

export function callKey<Name extends keyof Client>(name: Name, input: Input<Name>): [Name, Input<Name>] {
  return [name, input];
}

/** Calls a method by a generic name, which TypeScript cannot match to its input and output. */
export function call<Name extends keyof Client>(name: Name, input: Input<Name>): Promise<Output<Name>> {
  const method = api[name] as (input: Input<Name>) => Promise<Output<Name>>;
  return method(input);
}
