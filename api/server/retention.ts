import { subMilliseconds } from 'date-fns/subMilliseconds';
import { type RawBuilder, sql } from 'kysely';
import { RETENTION_DAYS, type RetainedKind } from '../contract/vocabulary/retention.ts';
import { forgetSignUps } from './people/identity/forget-sign-ups.ts';
import type { HasDatabase } from './platform/database/connect.ts';
import { forEachIsolated } from './platform/jobs/for-each-isolated.ts';
import { addressOfNobody } from './platform/mail/write-mail.ts';
import type { HasClock } from './platform/runtime/clock.ts';
import type { HasLog } from './platform/runtime/log.ts';
import { notePurgedChanges } from './stays/counter/note-purged-changes.ts';

type Services = HasDatabase & HasClock & HasLog;

/** Rows that go, or that lose something, by their age. */
interface Aged {
  table: string;
  old: (before: Date) => RawBuilder<boolean>;
  /** The rows changed by one statement, where each is a lot of work: for users many tables are asked for them. */
  batch?: number;
  /** The columns to set; without them the row is deleted. */
  set?: RawBuilder<unknown>;
  /** Runs before the rows go. */
  first?: (services: Services, before: Date) => Promise<void>;
}

/** Rows by the column that says how old they are. */
function byAge(table: string, column = 'created'): Aged {
  return { table, old: (before) => sql`${sql.ref(column)} < ${before}` };
}

/** Rows with a time of the database's own clock. */
function byClock(table: string, column: string, kind: RetainedKind): Aged {
  const seconds = RETENTION_DAYS[kind] * 86_400;
  return { table, old: () => sql`${sql.ref(column)} < clock_timestamp() - make_interval(secs => ${seconds})` };
}

/** The rows of each kind; a function where a row alone does not tell. */
const KINDS: Record<RetainedKind, readonly Aged[] | ((services: Services, before: Date) => Promise<number>)> = {
  mails: [byAge('mails')],
  messages: [
    {
      table: 'booking_messages',
      old: (before) => sql`created < ${before} and not exists (
        select from incidents i where i.booking_id = booking_messages.booking_id and i.resolved_at is null)`,
    },
  ],
  notes: [
    {
      table: 'notes',
      old: (before) => sql`created < ${before} and entity in ('booking', 'incident', 'review', 'user') and not exists (
        select from incidents i where i.id = notes.entity_id and i.resolved_at is null)`,
    },
    {
      table: 'incident_notes',
      old: (before) => sql`created < ${before} and not exists (
        select from incidents i where i.id = incident_notes.incident_id and i.resolved_at is null)`,
    },
  ],
  pictures: [
    {
      table: 'booking_pictures',
      old: (before) => sql`exists (
          select from bookings b where b.id = booking_pictures.booking_id and b.pickup < ${before})
        and not exists (select from incidents i
          where i.booking_id = booking_pictures.booking_id and i.kind = 'claim' and i.resolved_at is null)`,
    },
  ],
  visits: [byAge('analytics_events', 'received')],
  cards: [
    {
      table: 'payments',
      old: (before) => sql`card is not null and created < ${before}`,
      set: sql`card = null, card_digits = null`,
    },
  ],
  holds: [
    {
      table: 'bookings',
      old: (before) => sql`${expired(before)} and not exists (select from payments p where p.booking_id = bookings.id)`,
    },
    // The books need the rest.
    {
      table: 'bookings',
      old: expired,
      set: sql`email = ${addressOfNobody(sql.ref<string>('user_id'))}, first_name = '', last_name = '', phone_number = ''`,
    },
  ],
  guests: [
    {
      table: 'users',
      old: (before) => sql`role = 'guest' and created < ${before}
        and not exists (select from bookings b where b.user_id = users.id)
        and not exists (select from tokens t where t.user_id = users.id)`,
      batch: 200,
    },
  ],
  sign_ups: forgetSignUps,
  known_browsers: [byAge('known_browsers', 'last_used_at')],
  sign_in_codes: [byAge('sign_in_codes'), byAge('sign_in_guesses'), byAge('one_time_links')],
  sign_in_links: [byAge('sign_in_links', 'expires_at')],
  sessions: [byAge('tokens', 'expires_at')],
  missed_searches: [{ table: 'missed_searches', old: (before) => sql`day < ${before.toISOString().slice(0, 10)}` }],
  operations: [byAge('operations')],
  push_notices: [byAge('push_notices')],
  answers: [byClock('idempotent_answers', 'started', 'answers')],
  counter_changes: [{ ...byAge('counter_changes'), first: notePurgedChanges }],
  counter_actions: [byAge('counter_actions')],
  catalogue_changes: [byClock('catalogue_changes', 'created', 'catalogue_changes')],
  used_proofs: [byAge('used_id_tokens', 'expires_at')],
};

/** A hold that was not paid in time, or a change that was not made, as long as it holds personal data. */
function expired(before: Date): RawBuilder<boolean> {
  return sql`state = 'expired' and first_name <> '' and applied_at is null and created < ${before}`;
}

/** The rows changed by one statement otherwise, so that each is short. */
const AT_ONCE = 5_000;

/** Deletes rows older than the limit of their kind, each kind by itself; returns their number. */
export async function forgetOld(services: Services): Promise<number> {
  let forgotten = 0;
  const kinds = Object.keys(KINDS).map((kind) => ({ kind: kind as RetainedKind }));
  await forEachIsolated(services.log, 'forget-old', kinds, async ({ kind }) => {
    forgotten += await forgetKind(services, kind);
    return true;
  });
  return forgotten;
}

/** Deletes old rows of one kind; returns their number. */
export async function forgetKind(services: Services, kind: RetainedKind): Promise<number> {
  const before = subMilliseconds(services.now(), RETENTION_DAYS[kind] * 86_400_000);
  const aged = KINDS[kind];
  if (typeof aged === 'function') return aged(services, before);
  let forgotten = 0;
  for (const each of aged) forgotten += await forgetAged(services, each, before);
  return forgotten;
}

async function forgetAged(
  services: Services,
  { table, old, set, first, batch = AT_ONCE }: Aged,
  before: Date,
): Promise<number> {
  await first?.(services, before);
  const rows = sql`ctid = any(array(select ctid from ${sql.table(table)} where ${old(before)} limit ${batch}))`;
  const what = set
    ? sql`update ${sql.table(table)} set ${set} where ${rows}`
    : sql`delete from ${sql.table(table)} where ${rows}`;
  let forgotten = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await what.execute(services.database.query);
    forgotten += Number(numAffectedRows);
    if (numAffectedRows < batch) return forgotten;
  }
}
