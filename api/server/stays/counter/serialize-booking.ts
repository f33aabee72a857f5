import type { CounterBooking, CounterResult } from '../../../contract/structs/counter.ts';
import { LARGEST_FIRST } from '../../../contract/vocabulary/bag-sizes.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { isCounterOnly } from '../../people/work/staff-access.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { shortPin } from '../../platform/secrets/signatures.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { serializeNoShowTimes } from '../bookings/record/no-show-times.ts';
import { paidFields } from '../bookings/record/paid-fields.ts';
import { passLink } from '../bookings/record/pass.ts';
import type { HasRefundPolicy } from '../bookings/record/refund-terms.ts';
import type { CounterRow } from './store.ts';

/** Serializes a booking for the caller; a clerk only sees what is still to be paid of its price. */
export function forCaller<Told extends { bookings: CounterBooking[] }>(caller: Caller, told: Told): Told {
  if (!isCounterOnly(caller)) return told;
  return { ...told, bookings: told.bookings.map(withoutPrice) };
}

/** Serializes the result of an action; a device without a person signed in is shown no booking. */
export function resultFor(caller: Caller, result: CounterResult): CounterResult {
  if (caller.work?.device && !caller.work.personId) return { ...result, booking: null };
  return !isCounterOnly(caller) || !result.booking ? result : { ...result, booking: withoutPrice(result.booking) };
}

function withoutPrice(booking: CounterBooking): CounterBooking {
  // The traveller’s page shows what they paid: it is only given for what is still to be paid.
  return { ...booking, total_price_amount: null, pay_url: booking.pending_change && booking.pay_url };
}

/** Serializes a booking as a counter sees it. */
export function serializeAtCounter(
  { config, secret, refundPolicy }: HasConfig & HasRefundPolicy & HasSecret,
  row: CounterRow,
): CounterBooking {
  const isOpen = row.state === 'confirmed' || row.state === 'checked_in';
  return {
    id: row.id,
    version: row.calendar_sequence,
    pin: shortPin(secret, row.id),
    state: row.state,
    first_name: row.first_name,
    last_name: row.last_name,
    phone_number: row.phone_number,
    language: languageOf(row.language),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    dropoff: row.dropoff.toISOString(),
    pickup: row.pickup.toISOString(),
    bag_count: row.bag_count,
    storage_spaces: LARGEST_FIRST.filter((size) => row[size] > 0).map((size) => ({ size, quantity: row[size] })),
    accessibility_required: row.accessibility_required,
    payment_status: paidFields(row).payment_status,
    total_price_amount: row.total,
    ccy_code: row.currency_code,
    ccy_minor_in_major: CURRENCIES[row.currency_code].minorInMajor,
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
    checked_out_at: row.checked_out_at?.toISOString() ?? null,
    bags: (row.bags ?? []).map((bag) => ({
      ...bag,
      checked_in_at: instant(bag.checked_in_at),
      checked_out_at: bag.checked_out_at && instant(bag.checked_out_at),
    })),
    mark: row.mark,
    other_tags: row.other_tags,
    delegate_name: isOpen ? row.delegate_name : null,
    pending_change: row.pending
      ? {
          bag_count: row.pending.bag_count,
          dropoff: instant(row.pending.dropoff),
          pickup: instant(row.pending.pickup),
          amount_due: row.pending.total - row.total,
          hold_expires_at: instant(row.pending.hold_expires_at),
        }
      : null,
    pay_url: isOpen ? passLink(secret, config.publicUrl, row.id) : null,
    said_collected_at: row.said_collected_at?.toISOString() ?? null,
    said_coming_at: row.said_coming_at?.toISOString() ?? null,
    refused_at: isOpen ? (row.refused_at?.toISOString() ?? null) : null,
    no_show_times: serializeNoShowTimes(refundPolicy, row),
    incident: row.open_incident
      ? {
          kind: row.open_incident.kind,
          created: instant(row.open_incident.created),
          respond_by: row.open_incident.respond_by && instant(row.open_incident.respond_by),
        }
      : null,
  };
}

/** Reads an instant: the database writes them into JSON with an offset of its own. */
function instant(text: string): string {
  return new Date(text).toISOString();
}
