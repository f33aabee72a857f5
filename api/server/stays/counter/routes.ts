import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { changeTags } from './change-tags.ts';
import type { HasCounterFeed } from './feed.ts';
import { findCounterBooking } from './find-counter-booking.ts';
import { follow } from './follow.ts';
import { getCustody } from './get-custody.ts';
import { getCounterDay } from './get-day.ts';
import { changesSince } from './list-changes.ts';
import { listCounterStashpoints } from './list-stashpoints.ts';
import { requireCounter } from './require-counter.ts';
import { sayCollected } from './say-collected.ts';
import { forCaller, resultFor } from './serialize-booking.ts';
import { takeAction } from './take-action.ts';
import { resolveTask } from './tasks.ts';

type Names =
  | 'listCounterStashpoints'
  | 'getCounterDay'
  | 'findCounterBooking'
  | 'listCounterChanges'
  | 'streamCounterChanges'
  | 'takeCounterAction'
  | 'resolveCounterTask'
  | 'changeTagRanges'
  | 'getCustody'
  | 'sayCollected';

export function counterRoutes(
  services: HasPlaces & HasCards & HasCounterFeed & HasGuesses & SendsRefunds & SerializesBookings,
): HandlersOf<Names> {
  return {
    listCounterStashpoints: ({ caller }) => listCounterStashpoints(services, caller),
    getCounterDay: async ({ caller, params }) => forCaller(caller, await getCounterDay(services, caller, params.id)),
    findCounterBooking: ({ caller, params }) => findCounterBooking(services, caller, params),
    listCounterChanges: async ({ caller, params, query }) => {
      const { id } = await requireCounter(services, caller, params.id);
      return forCaller(caller, await changesSince(services, id, query.since));
    },
    streamCounterChanges: async ({ caller, params, query, signal }) => {
      const { id } = await requireCounter(services, caller, params.id);
      return follow(services, caller, { id, since: query.since, signal });
    },
    takeCounterAction: async ({ caller, params, body }) =>
      resultFor(caller, await takeAction(services, caller, params.id, body)),
    resolveCounterTask: ({ caller, params, body }) =>
      resolveTask(services, caller, { ...params, usesTags: body.use_tags === true }),
    changeTagRanges: ({ caller, params, body }) => changeTags(services, caller, params.id, body.tag_ranges),
    getCustody: async ({ params, query, findCaller }) =>
      getCustody(services, params.id, await findCaller(), query.pass ?? null),
    sayCollected: async ({ params, body, findCaller }) =>
      sayCollected(services, params.id, await findCaller(), body.pass ?? null),
  };
}
