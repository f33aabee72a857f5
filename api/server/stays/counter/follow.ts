import type { CounterChanges } from '../../../contract/structs/counter.ts';
import { authenticateAgain } from '../../people/identity/authenticate.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasCounterFeed } from './feed.ts';
import { ownStashpoints } from './require-counter.ts';
import { forCaller } from './serialize-booking.ts';

/**
 * Yields the changes at a counter, for as long as the caller has access: a removed person, and a device that is
 * unpaired or changes hands, gets nothing more.
 */
export async function* follow(
  services: HasDatabase & HasClock & HasCounterFeed,
  caller: Caller,
  { id, since, signal }: { id: string; since: string; signal: AbortSignal },
): AsyncGenerator<CounterChanges> {
  const mayGoOn = async () => {
    const now = await authenticateAgain(services, caller);
    if (now?.userId !== caller.userId || String(now.scopes) !== String(caller.scopes)) return false;
    return (
      (await ownStashpoints(services.database.query, now).select('s.id').where('s.id', '=', id).execute()).length > 0
    );
  };
  for await (const changes of services.counterFeed.follow(id, since, { signal, mayGoOn }))
    yield forCaller(caller, changes);
}
