import { serverClock } from '@cubby/api/client';
import { type DehydratedState, dehydrate, hydrate, onlineManager, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { isSharedDevice } from '../../../lib/session/own-role.ts';
import { sessionToken, sessionUser } from '../../../lib/session/session.ts';
import { Vault } from '../../counter/device/vault.ts';

const KEPT_AS = 'console';
const WRITE_AFTER_MS = 500;
const TRY_AGAIN_MS = 10_000;
/** As long as the counter's day is of use. */
const KEPT_MS = 86_400_000;

/** First part of the keys of stored data. Money, people, incidents, conversations and the account are not stored. */
const KEPT_KEYS = new Set<unknown>([
  'app-context',
  'auth',
  'booking',
  'bookings',
  'changes',
  'counter',
  'countries',
  'figures',
  'holidays',
  'review-summary',
  'reviews',
  'stashpoints',
  'stashpoints-today',
]);

interface Kept {
  userId: string;
  /** The build the answers belong to. */
  build: string;
  keptAt: number;
  answers: DehydratedState;
}

/**
 * Keeps the server's last answers in the counter's encrypted storage, and shows them while the server is out of reach: a
 * browser may take itself to be online, so the calls decide. A device that several people share keeps none.
 */
export function keepAnswers(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error' && keyOfError(event.action.error) === 'errors.OFFLINE') void goOffline(client);
    if (event.action.type !== 'success' || !onlineManager.isOnline() || isSharedDevice()) return;
    // Written once a page has all its answers.
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A browser without storage shows the same pages, online only.
      if (client.isFetching() === 0) void write(client).catch(() => {});
    }, WRITE_AFTER_MS);
  });
}

async function goOffline(client: QueryClient): Promise<void> {
  if (!onlineManager.isOnline()) return;
  onlineManager.setOnline(false);
  await restore(client).catch(() => {});
  const timer = setInterval(async () => {
    const isBack = await api.getAppContext().then(
      () => true,
      (error: unknown) => keyOfError(error) !== 'errors.OFFLINE',
    );
    if (!isBack && !onlineManager.isOnline()) return;
    clearInterval(timer);
    onlineManager.setOnline(true);
    await client.refetchQueries({ type: 'active' });
  }, TRY_AGAIN_MS);
}

/** Deletes the answers at sign-out. */
export async function forgetAnswers(): Promise<void> {
  const vault = await Vault.openKept();
  await vault?.forget(KEPT_AS).finally(() => vault.close());
}

async function write(client: QueryClient): Promise<void> {
  const userId = sessionUser()?.id;
  if (!userId || !sessionToken()) return;
  const answers = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && KEPT_KEYS.has(queryKey[0]),
    shouldDehydrateMutation: () => false,
  });
  const kept: Kept = { userId, build: import.meta.url, keptAt: serverClock.now().getTime(), answers };
  const vault = await Vault.open();
  await vault.keep(KEPT_AS, kept).finally(() => vault.close());
}

async function restore(client: QueryClient): Promise<void> {
  const vault = await Vault.openKept();
  if (!vault) return;
  const kept = await vault.kept<Kept>(KEPT_AS).finally(() => vault.close());
  const isOwn = kept?.userId === sessionUser()?.id && sessionToken() !== null;
  if (!kept || !isOwn || kept.build !== import.meta.url || serverClock.now().getTime() - kept.keptAt > KEPT_MS) return;
  hydrate(client, kept.answers);
}
