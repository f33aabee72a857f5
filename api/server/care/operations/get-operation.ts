import { CubbyError } from '../../../contract/errors.ts';
import type { Operation, OperationItem, OperationSums } from '../../../contract/structs/operation.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { isBookingStaff, isStaff } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { PlannedBooking } from '../../platform/database/json-columns.ts';
import type { Caller } from '../../platform/http/call.ts';
import { requireKind } from './require-kind.ts';
import { findBookings, findOperation, type ItemRow, listItems, type OperationRow } from './store.ts';

/**
 * Returns an operation with its progress and its sums: as previewed, and as far as it has run, as it was.
 *
 * @throws CubbyError NOT_FOUND, also for someone else's operation.
 */
export async function getOperation({ database }: HasDatabase, caller: Caller, id: string): Promise<Operation> {
  const operation = await requireOwnOperation(database.query, caller, id);
  const items = await listItems(database.query, id);
  const { kind, state, version, created, undo_until } = operation;
  return {
    ...{ id, kind, state, version },
    created: created.toISOString(),
    total: items.length,
    progress: items.filter((item) => !AHEAD[state]?.includes(item.state)).length,
    reason: operation.arguments.reason ?? null,
    undo_until: undo_until?.toISOString() ?? null,
    sums: state === 'planning' ? null : sumsOf(items, caller),
    second_mails: null,
  };
}

/** @throws CubbyError NOT_FOUND; FORBIDDEN for staff who have lost the right to its kind. */
export async function requireOwnOperation(
  query: HasDatabase['database']['query'],
  caller: Caller,
  id: string,
): Promise<OperationRow> {
  const operation = await findOperation(query, id);
  if (operation?.author_id !== caller.userId) throw new CubbyError('NOT_FOUND', 'Operation not found.');
  requireKind(caller, operation.kind);
  return operation;
}

/** The items a step has not come to yet. */
const AHEAD: Partial<Record<Operation['state'], readonly ItemRow['state'][]>> = {
  planning: ['chosen'],
  running: ['planned'],
  moving: ['done'],
  undoing: ['done', 'settled'],
};

const CHANGED: readonly ItemRow['state'][] = ['planned', 'done', 'settled'];

function sumsOf(items: readonly ItemRow[], caller: Caller): OperationSums {
  const count = (...states: ItemRow['state'][]) => items.filter(({ state }) => states.includes(state)).length;
  const changed = items.filter(({ state }) => CHANGED.includes(state));
  const bookings = changed.flatMap(bookingsOf);
  const moving = bookings.filter(({ to }) => to !== null);
  return {
    changed: changed.length,
    unchanged: count('unchanged'),
    refused: count('refused'),
    undone: count('undone'),
    left: count('left'),
    bookings: bookings.length,
    moving: moving.length,
    calls: bookings.length - moving.length,
    holds: changed.reduce((sum, { plan }) => sum + (plan?.holds ?? 0), 0),
    costs: costsOf(changed, caller),
    mails: mailsOf(changed, moving),
  };
}

/**
 * The bookings a record leaves without a place: as planned, or as they were moved; once it has what it had, those
 * that stay where they moved. Where moving failed, all travellers must be called.
 */
function bookingsOf({ state, problem, plan, moves }: ItemRow): PlannedBooking[] {
  if (state === 'undone') return moves ?? [];
  const bookings = moves ?? plan?.bookings ?? [];
  return state === 'settled' && problem ? bookings.map((booking) => ({ ...booking, to: null })) : bookings;
}

/** Adds up what it costs whom: hosts see their own side, and people who work for them what travellers get. */
function costsOf(items: readonly ItemRow[], caller: Caller): OperationSums['costs'] {
  const currencies = [...new Set(items.flatMap(({ plan }) => plan?.currency_code ?? []))].sort();
  return currencies.flatMap((currency_code) => {
    const moved = items
      .filter(({ plan }) => plan?.currency_code === currency_code)
      .flatMap(bookingsOf)
      .filter(({ to }) => to !== null);
    if (moved.length === 0) return [];
    const sum = (amount: (booking: PlannedBooking) => number) => moved.reduce((all, each) => all + amount(each), 0);
    return [
      {
        currency_code: currency_code as CurrencyCode,
        travellers: sum(({ refund }) => refund),
        hosts: caller.work ? null : sum(({ shares }) => shares.host),
        new_hosts: isStaff(caller) ? sum(({ shares }) => shares.new_host) : null,
        platform: isStaff(caller) ? sum(({ shares }) => shares.platform) : null,
      },
    ];
  });
}

function mailsOf(items: readonly ItemRow[], moving: readonly PlannedBooking[]): OperationSums['mails'] {
  const resent = items.flatMap(({ plan }) => plan?.mail ?? []);
  const to = (reader: 'travellers' | 'hosts') => ({
    to: reader,
    count: moving.reduce((sum, { mails }) => sum + mails[reader], 0),
    subject: moving.find(({ subjects }) => subjects[reader])?.subjects[reader] ?? '',
  });
  return [
    to('travellers'),
    to('hosts'),
    { to: 'recipients' as const, count: resent.length, subject: resent[0] ?? '' },
  ].filter(({ count }) => count > 0);
}

/**
 * Lists every chosen record by name, in the order it was chosen, with what happens to it and to its bookings.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function listOperationItems(
  { database }: HasDatabase,
  caller: Caller,
  id: string,
): Promise<OperationItem[]> {
  await requireOwnOperation(database.query, caller, id);
  const items = await listItems(database.query, id);
  const ids = items.flatMap(bookingsOf).map((booking) => booking.id);
  // Hosts see it with the booking.
  const mayCall = !isStaff(caller) || isBookingStaff(caller);
  const rows = new Map((await findBookings(database.query, ids)).map((row) => [row.id, row]));
  return items.map((item) => ({
    target_id: item.target_id,
    name: item.name,
    state: item.state,
    problem: item.problem,
    prices: item.plan?.prices ? { ...item.plan.prices, currency_code: item.plan.currency_code as CurrencyCode } : null,
    bookings: bookingsOf(item).flatMap(({ id: booking, reason, to, refund }) => {
      const row = rows.get(booking);
      if (!row) return [];
      const { state, dropoff, pickup, phone_number, ...shown } = row;
      return [
        {
          ...shown,
          phone_number: mayCall ? phone_number : null,
          dropoff: dropoff.toISOString(),
          pickup: pickup.toISOString(),
          reason,
          bags_inside: state === 'checked_in' ? row.bag_count : 0,
          to,
          refund_amount: refund,
        },
      ];
    }),
  }));
}
