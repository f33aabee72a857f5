import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { stepsIn } from '../../../contract/rules/figure-spans.ts';
import { missedTakings } from '../../../contract/rules/missed-takings.ts';
import type { StashpointEarnings } from '../../../contract/structs/stashpoint-figures.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import type { HasBusinessZone } from '../../money/ledger/business-zone.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { readAsked } from './read-span.ts';
import { type FiguredStashpoint, listMissedBags, listTakings } from './store.ts';

/**
 * Returns the earnings of a host's places by the ledger with stays that ended in a span, compared with as many days
 * before it; and an estimate of what they missed.
 *
 * @throws CubbyError NOT_FOUND, INVALID_DATA on `until`.
 */
export async function getStashpointEarnings(
  services: HasDatabase & HasClock & HasBusinessZone,
  caller: Caller,
  named: string,
  asked: QueryOf<Endpoints['getStashpointEarnings']>,
): Promise<StashpointEarnings> {
  const { stashpoints, span, before, step } = await readAsked(services, caller, named, asked);
  const { query } = services.database;
  const ids = stashpoints.map(({ id }) => id);
  const at = { now: services.now(), zone: services.businessZone };
  const taken = await listTakings(query, ids, span, step, at);
  const previous = await listTakings(query, ids, before, 'month', at);
  const missed = missedBy(stashpoints, await listMissedBags(query, ids, span));
  const codes = new Set([...taken, ...previous, ...stashpoints].map(({ currency_code }) => currency_code));
  return {
    span,
    before,
    step,
    currencies: [...codes].sort().map((code) => {
      const own = taken.filter(({ currency_code }) => currency_code === code);
      const byDate = new Map(own.map(({ date, amount }) => [date, amount]));
      return {
        ccy_code: code,
        ccy_minor_in_major: CURRENCIES[code].minorInMajor,
        current: sum(own),
        previous: sum(previous.filter(({ currency_code }) => currency_code === code)),
        steps: stepsIn(span).map((date) => ({ date, amount: byDate.get(date) ?? 0 })),
        missed: { closed: missed(code, 'closed'), full: missed(code, 'full') },
      };
    }),
  };
}

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}

/** Estimates what the missed bags of each day and place would have earned there, summed by currency and reason. */
function missedBy(stashpoints: readonly FiguredStashpoint[], bags: Awaited<ReturnType<typeof listMissedBags>>) {
  const known = new Map(stashpoints.map((stashpoint) => [stashpoint.id, stashpoint]));
  return (code: string, reason: 'closed' | 'full') =>
    bags.reduce((total, day) => {
      const stashpoint = known.get(day.stashpoint_id);
      if (day.reason !== reason || stashpoint?.currency_code !== code) return total;
      const { capacity_total: room, first_day_commission: firstDayShare } = stashpoint;
      return total + missedTakings(day.bags, { room, firstDayShare });
    }, 0);
}
