import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_STATES, BOOKING_TRANSITIONS } from '../contract/rules/booking-lifecycle.ts';
import { isBalanced, LEDGER_KINDS } from '../contract/rules/settlement.ts';
import { createBooking, createSession, createStashpoint, holdBooking, untilAfterNoon } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { findBrokenLaws, LAWS } from './laws.ts';
import type { Database } from './platform/database/connect.ts';
import type { Schema } from './platform/database/schema.ts';

let server: TestServer;
/** No right of the server's role keeps the owner of the tables from anything. */
let owner: Database;
beforeAll(async () => {
  server = await startTestServer();
  owner = server.database.openOwner?.() ?? server.database;
  const [traveller, other] = [await createSession(server), await createSession(server)];
  const host = await createSession(server, 'host');
  await createSession(server, 'host');
  const place = await createStashpoint(server, { hostId: host.user.id });
  const paid = await createBooking(server, traveller, place);
  const gone = await createBooking(server, traveller, place, untilAfterNoon(60));
  await server.clientOf(traveller.token).updateBooking({ params: { id: gone.id }, body: { state: 'cancelled' } });
  const hold = await holdBooking(server, traveller, place, untilAfterNoon(90));
  const guest = await holdBooking(server, other, place, untilAfterNoon(120));
  // The database has its own clock.
  for (const text of [
    `insert into coupons (id, code, percent, active_at, expires_at, uses_left) values ('once', 'ONCE', 10, '2026-01-01', '2027-01-01', 1)`,
    `update bookings set hold_expires_at = '2100-01-01' where id in ('${hold.id}', '${guest.id}')`,
    `update bookings set coupon_id = 'once' where id = '${hold.id}'`,
    `insert into hosts (id, user_id, business_name, created) select id, id, 'Shelf', now() from users where role = 'host'`,
    `insert into external_accounts (id, host_id, payment_type, account_holder, account_number, account_ccy, account_country, created)
      select case id when '${host.user.id}' then 'own' else 'rival' end, id, 'paypal', 'A', 'a@example.org', 'GBP', 'GB', now() from hosts`,
    `insert into incidents (id, booking_id, stashpoint_id, kind, created) values ('lost', '${paid.id}', '${place}', 'claim', now())`,
    `insert into claims (id, booking_id, currency_code, cause, bags, items) values ('lost', '${paid.id}', 'GBP', 'lost', '{1}',
      '[{"name": "Bag", "kind": "bag", "bag": 1, "value": 9000, "age_months": 1},
        {"name": "Hat", "kind": "clothing", "bag": 1, "value": 2000, "age_months": 1}]')`,
    `insert into claim_steps (claim_id, kind, created) values ('lost', 'sent', now())`,
    `insert into custody_events (booking_id, stashpoint_id, kind, occurred_at, recorded_at, actor)
      values ('${paid.id}', '${place}', 'checked_in', now(), now(), 'host')`,
    `insert into changes_log (action, entity, entity_id, before, after, created)
      values ('updated', 'user', 'x', '{"email": "a"}', '{"email": "b", "note": "c"}', now())`,
    `insert into processor_transactions (id, kind, amount, currency_code, fee, fee_currency_code, occurred)
      values ('txn', 'fee', 0, 'GBP', 0, 'GBP', now())`,
  ])
    await server.database.executeSql(text);
  Object.assign(ids, { paid: paid.id, gone: gone.id, hold: hold.id, guest: guest.id, place, host: host.user.id });
  ids.traveller = traveller.user.id;
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** Names of rows in the probes, as `$paid`, with the IDs they have. */
const ids: Record<string, string> = {};

/** Copies a booking with other values. */
const copy = (from: string, values: Record<string, unknown>) =>
  `insert into bookings select (jsonb_populate_record(b, '${JSON.stringify({ id: 'copy', idempotency_key: null, ...values })}')).*
    from bookings b where id = '${from}'`;
const payment = (id: string, amount: number, more = "'GBP', 'succeeded'") =>
  `insert into payments (id, booking_id, amount, currency_code, status, created) values ('${id}', '$paid', ${amount}, ${more}, now())`;
const ledger = (kind: string, amount: number, columns: Record<string, string> = {}) => {
  const { currency_code = 'GBP', ...names } = columns;
  const list = (parts: string[]) => parts.map((part) => `, ${part}`).join('');
  return `insert into ledger_entries (booking_id, kind, amount, currency_code, created${list(Object.keys(names))})
    values ('$paid', '${kind}', ${amount}, '${currency_code}', now()${list(Object.values(names))})`;
};
const PAYMENT = "(select id from payments where booking_id = '$paid')";
const refund = (booking: string, amount: number) =>
  `insert into refunds (id, booking_id, payment_id, amount, status, created)
    values ('back', '${booking}', ${PAYMENT}, ${amount}, 'pending', now())`;
const staffRefund = (card: number, credit: number, currency: string) =>
  `insert into staff_refunds (id, booking_id, amount, card_amount, credit_amount, currency_code, borne_by, reason, actor_id, created)
    values ('kind', '$paid', 500, ${card}, ${credit}, '${currency}', 'platform', '', '$host', now())`;
const payout = (to: string, column: string, payee: string) =>
  `insert into payouts (id, account_id, ${column}, currency_code, amount, booking_count, until, created)
    values ('out', '${to}', '${payee}', 'GBP', 500, 1, now(), now())`;
const movement = (currency: string, fee: string) =>
  `insert into processor_transactions (id, kind, amount, currency_code, fee, fee_currency_code, occurred)
    values ('odd', 'other', 1, '${currency}', 0, '${fee}', now())`;
/** Deletes a booking that only one row of one table keeps. */
const deleted = (table: string, columns: string, values: string) => [
  copy('$hold', { id: 'bare', state: 'expired', coupon_id: null }),
  `insert into ${table} (booking_id, ${columns}) values ('bare', ${values})`,
  "delete from bookings where id = 'bare'",
];

/** A law, an attempt to break it, and the statements. */
const PROBES: [law: string, attempt: string, ...statements: string[]][] = [
  ['bookings_prices', 'a total below zero', "update bookings set total = -1 where id = '$paid'"],
  ['bookings_credit', 'credit above the total', "update bookings set credit_amount = total + 1 where id = '$hold'"],
  ['payments_amount', 'a payment below zero', payment('odd', -5, "'GBP', 'failed'")],
  ['payments_currency', 'a payment in ZZZ', payment('odd', 5, "'ZZZ', 'failed'")],
  [
    'payments_charged',
    'a second payment of one booking',
    payment('odd', 5),
    ledger('charge', 5, { payment_id: "'odd'" }),
    ledger('platform_fee', 5),
  ],
  ['payments_charged', 'a payment that is in no ledger', payment('odd', 5)],
  [
    'payments_charged',
    'a payment that grows later',
    "update payments set amount = amount + 1 where booking_id = '$paid'",
  ],
  ['refunds_of_payment', 'a refund above its payment', refund('$paid', 99_999)],
  ['refunds_of_payment', 'a refund for another booking', refund('$gone', 1)],
  ['staff_refunds_parts', 'a refund of other parts', staffRefund(400, 99, 'GBP')],
  ['staff_refunds_parts', 'a refund of a part below zero', staffRefund(600, -100, 'GBP')],
  ['staff_refunds_currency', 'a refund by staff in ZZZ', staffRefund(500, 0, 'ZZZ')],
  [
    'disputes_currency',
    'a dispute in ZZZ',
    `insert into disputes (id, payment_id, booking_id, amount, currency_code, reason, status, created)
      values ('odd', ${PAYMENT}, '$paid', 5, 'ZZZ', '', 'open', now())`,
  ],
  [
    'account_changes_currency',
    'a changed account in ZZZ',
    `insert into account_changes (id, host_id, account_id, currency_code, new_end, undo_hash, changed_by, created, starts_at)
      values ('odd', '$host', 'own', 'ZZZ', '', '', '$host', now(), now())`,
  ],
  ['processor_transactions_currency', 'a movement in ZZZ', movement('ZZZ', 'GBP')],
  ['processor_transactions_fee_currency', 'a fee in ZZZ', movement('GBP', 'ZZZ')],
  [
    'unexplained_currency',
    'a difference in ZZZ',
    `insert into unexplained (id, kind, subject, currency_code, at_service, in_ledger, occurred, found)
      values ('odd', 'amounts_differ', '', 'ZZZ', 1, 2, now(), now())`,
  ],
  ['payouts_host_account', 'a payout to the account of another host', payout('rival', 'host_id', '$host')],
  ['payouts_claim_account', 'a claim paid to a host', payout('own', 'claim_id', 'lost')],
  ['claims_bags', 'a claim for bag 0', "update claims set bags = '{0}'"],
  ['claims_accepted', 'less than nothing for an item', "update claims set accepted = '{-5, 1}'"],
  ['claims_accepted', 'more for an item than it cost', "update claims set accepted = '{1, 99999999}'"],
  ['claims_accepted', 'one amount for two items', "update claims set accepted = '{1}'"],
  ['ledger_entries_currency', 'a row in ZZZ', ledger('host_share', 5, { currency_code: 'ZZZ' })],
  ['ledger_entries_signs', 'a charge below zero', ledger('charge', -5, { payment_id: PAYMENT })],
  ['ledger_entries_signs', 'a charge without a payment', ledger('charge', 5)],
  ['ledger_entries_signs', 'a refund above zero', ledger('refund_card', 5, { payment_id: PAYMENT })],
  ['ledger_entries_signs', 'credit that comes back for no report', ledger('refund_credit', 5)],
  ['ledger_entries_signs', 'a payout without a payout', ledger('payout', -5)],
  ['ledger_entries_signs', 'compensation for no claim', ledger('compensation', 5)],
  [
    'ledger_charged_once',
    'two charges of one payment',
    ledger('charge', 5, { payment_id: PAYMENT }),
    ledger('platform_fee', 5),
  ],
  ['ledger_balances', 'a share of no money', ledger('host_share', 5)],
  [
    'ledger_balances',
    'rows in another currency',
    ledger('prepaid', 5, { currency_code: 'EUR' }),
    ledger('platform_fee', 5, { currency_code: 'EUR' }),
  ],

  [
    'bookings_sizes',
    'fewer than no bags',
    "update bookings set small = -4, standard = standard + 4 where id = '$paid'",
  ],
  ['bookings_hold', 'a hold that never ends', "update bookings set hold_expires_at = null where id = '$hold'"],
  ['bookings_change', 'a change that is confirmed', copy('$paid', { changes_booking_id: '$paid' })],
  ['bookings_steps', 'cancelled, then confirmed', "update bookings set state = 'confirmed' where id = '$gone'"],
  [
    'bookings_steps',
    'confirmed, then held',
    "update bookings set state = 'held', hold_expires_at = now() where id = '$paid'",
  ],
  ['bookings_changed', 'a change of a booking of another person', copy('$guest', { changes_booking_id: '$paid' })],
  [
    'bookings_changed',
    'a change of a change',
    copy('$hold', { id: 'a', coupon_id: null, changes_booking_id: '$paid' }),
    copy('$hold', { id: 'b', coupon_id: null, changes_booking_id: 'a' }),
  ],
  ['bookings_room', '5,000 bags at one place', copy('$paid', { bag_count: 5000, standard: 5000 })],
  ['bookings_room', 'a hold for more than there is', copy('$hold', { bag_count: 11, standard: 11, coupon_id: null })],
  ['bookings_room', 'a booking that grows', "update bookings set bag_count = 5000, standard = 5000 where id = '$paid'"],
  [
    'bookings_room',
    'expired, then confirmed without room',
    copy('$guest', { state: 'expired' }),
    "update bookings set state = 'confirmed', bag_count = 11, standard = 11 where id = 'copy'",
  ],
  ['bookings_uses', 'three bookings for one use', copy('$hold', { id: 'a' }), copy('$hold', { id: 'b' })],
  [
    'bookings_uses',
    'an expired booking whose coupon was used since',
    copy('$hold', { state: 'expired' }),
    "update bookings set state = 'confirmed' where id = 'copy'",
  ],
  ['coupons_uses', 'less than no use', "update coupons set uses_left = -1 where id = 'once'"],

  ['custody_events_append_only', 'a deleted link', 'delete from custody_events'],
  ['custody_events_only_erased', 'a link of another actor', "update custody_events set actor_id = 'x'"],
  ['custody_events_only_erased', 'a link with another detail', `update custody_events set detail = '{"reason": "x"}'`],
  ['changes_log_append_only', 'a deleted change', 'delete from changes_log'],
  [
    'changes_log_only_erased',
    'a change by someone else',
    `update changes_log set actor_id = '$host' where entity_id = 'x'`,
  ],
  [
    'changes_log_only_erased',
    'a change to other values',
    `update changes_log set after = '{"email": "d"}' where entity_id = 'x'`,
  ],
  ['processor_transactions_append_only', 'a changed movement', 'update processor_transactions set amount = 1'],
  ...[
    'ledger_entries',
    'invoices',
    'invoice_entries',
    'custody_events',
    'changes_log',
    'processor_transactions',
    'claim_steps',
  ].map((table): [string, string, string] => [`${table}_truncate`, `truncate ${table}`, `truncate ${table} cascade`]),
  [
    'bags_booking_id_fkey',
    'a booking deleted with its bags',
    ...deleted('bags', 'number, stashpoint_id, size, checked_in_at', "1, '$place', 'standard', now()"),
  ],
  [
    'custody_events_booking_id_fkey',
    'a booking deleted with its chain of custody',
    ...deleted(
      'custody_events',
      'stashpoint_id, kind, occurred_at, recorded_at, actor',
      "'$place', 'x', now(), now(), 'host'",
    ),
  ],
  [
    'incidents_booking_id_fkey',
    'a booking deleted with a report',
    ...deleted('incidents', 'id, stashpoint_id, kind, created', "'i', '$place', 'closed', now()"),
  ],
  [
    'claims_booking_id_fkey',
    'a booking deleted with a claim',
    `insert into incidents (id, booking_id, stashpoint_id, kind, created) values ('i', '$paid', '$place', 'closed', now())`,
    ...deleted('claims', 'id, currency_code, cause, bags, items', "'i', 'GBP', 'lost', '{1}', '[]'"),
  ],
  ['claims_id_fkey', 'a case deleted with its claim', "delete from incidents where id = 'lost'"],
  ['claim_steps_claim_id_fkey', 'a claim deleted with its steps', "delete from claims where id = 'lost'"],

  [
    'users_email_spelling',
    'a second spelling of a mailbox',
    "update users set email = upper(email) where id = '$host'",
  ],
  ['users_scopes', 'a host with scopes of staff', "update users set scopes = '{money:all}' where id = '$host'"],
  ['users_lengths', 'a name without end', "update users set first_name = repeat('x', 251) where id = '$host'"],
  ['tokens_role', 'a session of staff for a host', "update tokens set role = 'admin' where user_id = '$host'"],
  ['tokens_role', 'a host who becomes staff with open sessions', "update users set role = 'admin' where id = '$host'"],
  [
    'bookings_lengths',
    'a name without end on a booking',
    "update bookings set last_name = repeat('x', 251) where id = '$paid'",
  ],
  ['stashpoints_position', 'a place beyond the pole', "update stashpoints set lat = 91 where id = '$place'"],
  ['stashpoints_fees', 'a fee below zero', "update stashpoints set booking_fee = -1 where id = '$place'"],
  ['stashpoints_fees', 'a price without bound', "update stashpoints set first_day_cost = 10000000 where id = '$place'"],
  [
    'stashpoints_lengths',
    'a name of a place without end',
    "update stashpoints set name = repeat('x', 251) where id = '$place'",
  ],
  ['places_position', 'a city beyond the pole', 'update places set lat = 91'],
  [
    'areas_position',
    'an area beyond the pole',
    `insert into areas (id, city_id, name, lat, lng, created) select 'odd', id, '', 91, 0, now() from places limit 1`,
  ],
];

/** Runs statements, and all checks that wait for the end of the transaction, and takes everything back. */
async function attempt<T>(
  statements: readonly string[],
  then: (transaction: Kysely<Schema>) => Promise<T>,
  before: readonly string[] = [],
): Promise<T> {
  return owner.rehearse(async (transaction) => {
    for (const text of [...before, ...statements])
      await sql.raw(text.replace(/\$(\w+)/g, (_all, name: string) => ids[name] ?? name)).execute(transaction);
    return then(transaction);
  });
}

const settle = (transaction: Kysely<Schema>) => sql`set constraints all immediate`.execute(transaction);

describe('the database', () => {
  it.each(PROBES)('refuses by %s: %s', async (law, _attempt, ...statements) => {
    await expect(attempt(statements, settle)).rejects.toMatchObject({ constraint: law });
  });

  it('is probed for every law', () => {
    expect(Object.keys(LAWS).filter((law) => PROBES.every(([probed]) => probed !== law))).toEqual([]);
  });

  it.each(PROBES.filter(([law]) => LAWS[law]))('finds what breaks %s: %s', async (law, _attempt, ...statements) => {
    const unguarded = ['set local session_replication_role = replica', `drop index if exists ${law}`];
    const broken = await attempt(statements, (transaction) => findBrokenLaws(transaction), unguarded);
    expect(broken.map((each) => each.law)).toContain(law);
  });

  it('lets what erases a person through', async () => {
    const erasing = [
      "update custody_events set detail = '{}'",
      "update changes_log set before = before - 'email', after = after - 'email'",
      'update changes_log set before = null, after = null',
    ];
    await expect(attempt(erasing, settle)).resolves.toBeDefined();
  });

  it('names laws that it does not keep, or only for new rows, and keeps them once nothing breaks them', async () => {
    const before = [
      'set constraints all immediate',
      'alter table bookings drop constraint bookings_sizes',
      "update bookings set small = -4, standard = standard + 4 where id = '$paid'",
      'alter table bookings add constraint bookings_sizes check (small >= 0) not valid',
      'alter table places drop constraint places_position',
      'alter table tokens disable trigger tokens_role',
    ];
    const found = await attempt(before, async (transaction) => {
      await settle(transaction);
      const unheld = await sql<{ law: string }>`select law from hold_laws()`.execute(transaction);
      const broken = await findBrokenLaws(transaction);
      for (const text of [
        'update bookings set small = 0, standard = standard - 4 where small < 0',
        'set constraints all immediate',
        'alter table tokens enable trigger tokens_role',
        'alter table places add constraint places_position check (true)',
        'select hold_laws()',
      ])
        await sql.raw(text).execute(transaction);
      return { unheld: unheld.rows, broken, left: await findBrokenLaws(transaction) };
    });
    expect(found).toEqual({
      unheld: [{ law: 'bookings_sizes' }],
      broken: [
        { law: 'bookings_sizes', problem: 'Older rows break it: select * from bookings where not ((small >= 0)).' },
        { law: 'places_position', problem: 'The database does not keep it.' },
        { law: 'tokens_role', problem: 'Its trigger on tokens is disabled.' },
      ],
      left: [],
    });
  });

  it('has the life of a booking, and the sides of a ledger, from the contract', async () => {
    const steps = await server.database.executeSql(
      'select a, b from unnest($1::text[]) a, unnest($1::text[]) b where is_booking_step(a, b) order by a, b',
      [BOOKING_STATES],
    );
    const allowed = Object.values(BOOKING_TRANSITIONS).flatMap(({ from, to }) =>
      from.map((a) => ({ a, b: to as string })),
    );
    expect(steps.rows).toEqual(allowed.sort((x, y) => (`${x.a} ${x.b}` < `${y.a} ${y.b}` ? -1 : 1)));
    const sides = await server.database.executeSql(
      'select kind, ledger_side(kind) as side from unnest($1::text[]) kind',
      [LEDGER_KINDS],
    );
    const charge = { kind: 'charge', amount: 1 } as const;
    expect(sides.rows).toEqual(
      LEDGER_KINDS.map((kind) => {
        if (isBalanced([{ kind, amount: 1 }])) return { kind, side: 0 };
        return { kind, side: isBalanced([charge, { kind, amount: 1 }]) ? -1 : 1 };
      }),
    );
  });
});
