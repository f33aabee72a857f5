import { caseStateOf, standingOf } from '../../../contract/rules/incidents.ts';
import { compileOpeningHours, hoursOn } from '../../../contract/rules/opening-hours.ts';
import { refundableOf } from '../../../contract/rules/settlement.ts';
import { localMoment } from '../../../contract/rules/time.ts';
import type { Case } from '../../../contract/structs/incident.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import { listBalances } from '../../money/ledger/credit.ts';
import { colleagueOf } from '../../people/users/colleague-of.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { listRefundsOfIncident } from '../support/list-refunds.ts';
import { findCaseFacts, findEarlier, findMovedRefund, listReplies } from './cases-store.ts';
import type { IncidentRow } from './incidents-store.ts';
import { planReport } from './settle-report.ts';

const EARLIER_SHOWN = 5;

type CaseFacts = Awaited<ReturnType<typeof findCaseFacts>>;

/** Gathers what staff need to work on a report. */
export async function readCase({ database }: HasDatabase, caller: Caller, row: IncidentRow, now: Date): Promise<Case> {
  const { query } = database;
  const facts = await findCaseFacts(query, row.id);
  const { state, deadline } = caseStateOf(row, now);
  const earlier = async (whose: Parameters<typeof findEarlier>[2]) => {
    const { total, rows } = await findEarlier(query, row, whose, EARLIER_SHOWN);
    return { total, items: rows.map((each) => serializeEarlier(each, now)) };
  };
  return {
    kind: row.kind === 'claim' ? 'claim' : 'incident',
    state,
    deadline: deadline?.toISOString() ?? null,
    decided_by:
      row.decided_by === null
        ? null
        : colleagueOf({
            id: row.decided_by,
            first_name: facts.decider_first_name,
            last_name: facts.decider_last_name,
          }),
    refunds: await listRefundsOfIncident(query, row.id),
    moved_refund: row.resolution === 'rebooked' ? await findMovedRefund(query, row) : null,
    refundable: caller.scopes.includes('money:all') ? await readRefundable(database, row, facts, now) : null,
    position: { lat: facts.lat, lng: facts.lng },
    hours_that_day: hoursThatDay(row, facts),
    host_id: row.host_id,
    reviewed_first: row.reviewed_first,
    earlier_of_host: await earlier({ hostId: row.host_id }),
    earlier_of_traveller: await earlier({ bookingId: row.booking_id }),
    replies: (await listReplies(query, row.id)).map(({ kind, ...reply }) => ({ kind, ...serializeEntry(reply) })),
  };
}

async function readRefundable(
  { query }: HasDatabase['database'],
  row: IncidentRow,
  { currency_code, user_id }: CaseFacts,
  now: Date,
): Promise<Case['refundable']> {
  const stay = await findMailedBooking(query, row.booking_id);
  const { card, credit } = refundableOf(stay);
  const balances = await listBalances(query, user_id, now);
  const balance = balances.find((each) => each.currency_code === currency_code)?.amount ?? 0;
  const upheld = planReport(stay, row, 'proven', balance);
  const dismissed = planReport(stay, row, 'dismissed', balance);
  return {
    ccy_code: currency_code,
    ccy_minor_in_major: CURRENCIES[currency_code].minorInMajor,
    card,
    credit,
    host_share: upheld.share.before,
    withheld: row.withheld,
    upheld: { ...upheld.refund, withdrawn: upheld.withdrawn, host_share: upheld.share.after },
    dismissed: { withdrawn: dismissed.withdrawn, host_share: dismissed.share.after },
    takes_credit: stay.takes_credit,
  };
}

function hoursThatDay(
  { created, timezone }: IncidentRow,
  { opening_hours, opening_hours_exceptions, closures }: CaseFacts,
): Case['hours_that_day'] {
  const { date } = localMoment(created, timezone);
  const compiled = compileOpeningHours(opening_hours, opening_hours_exceptions, closures);
  return hoursOn(compiled, date).map(([open_minute, close_minute]) => ({ open_minute, close_minute }));
}

interface Entry<Text> {
  id: string;
  text: Text;
  created: Date;
  author_id: string;
  first_name: string | null;
  last_name: string | null;
}

/** Serializes a note or reply by a member of staff. */
function serializeEntry<Text>({ id, text, created, author_id, ...author }: Entry<Text>) {
  return { id, author: colleagueOf({ id: author_id, ...author }), text, created: created.toISOString() };
}

function serializeEarlier(
  row: Awaited<ReturnType<typeof findEarlier>>['rows'][number],
  now: Date,
): Case['earlier_of_host']['items'][number] {
  return {
    id: row.id,
    kind: row.kind,
    created: row.created.toISOString(),
    standing: standingOf(row, now),
    booking_id: row.booking_id,
    stashpoint_name: row.stashpoint_name,
  };
}
