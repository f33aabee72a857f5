import { type Kysely, sql } from 'kysely';
import { type SIGNED_IN, STAFF_SCOPES } from '../../../contract/rules/roles.ts';
import type { AdminUser } from '../../../contract/structs/user.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import { containing, inOrder, type Listing, listIds, startingWith } from '../../platform/database/list-rows.ts';
import { matchingPeople } from '../../platform/database/matching-people.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isDoubtfulPhone } from './doubtful-phone.ts';
import { secondFactorsSql } from './second-factors.ts';
import { serializeUser } from './serialize-user.ts';

/** Tells whether a row is an account; guests, counters’ devices and people who only have a PIN at a counter are not. */
const hasAccount = sql<boolean>`u.role not in ('guest', 'device')
  and not (u.role in ('manager', 'clerk') and u.email is null and u.deleted_at is null)`;

const hasDoubtfulPhone = sql<boolean>`exists (
  select from (values (u.phone_number), (u.secondary_phone_number)) as numbers (number)
  where ${isDoubtfulPhone(sql`number`, sql`u.language`)})`;

type Credit = Omit<AdminUser['credit'][number], 'ccy_minor_in_major'>;

/** Selects people with an account, with their relations to us. */
function users(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('users as u')
    .selectAll('u')
    .where(hasAccount)
    .select([
      sql<number>`(select count(*)::int from bookings b
        where b.user_id = u.id and b.changes_booking_id is null and b.state not in ('held', 'expired'))`.as(
        'booking_count',
      ),
      sql<number>`(select count(*)::int from stashpoints s where s.host_id = u.id)`.as('stashpoint_count'),
      secondFactorsSql(sql`u.id`).as('second_factors'),
      sql<Credit[] | null>`(
        select jsonb_agg(jsonb_build_object('ccy_code', t.code, 'amount', t.amount) order by t.code) from (
          select known.code, credit_balance(u.id, known.code, null, ${now}) as amount
          from (
            select distinct l.currency_code as code from bookings b join ledger_entries l on l.booking_id = b.id
            where b.user_id = u.id and l.kind = 'refund_credit'
          ) known
        ) t where t.amount > 0)`.as('credit'),
    ]);
}

type AdminUserRow = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

export async function findAdminUser(query: Kysely<Schema>, id: string, now: Date): Promise<AdminUser | null> {
  const row = await users(query, now).where('u.id', '=', id).executeTakeFirst();
  return row ? serializeAdminUser(row) : null;
}

export interface UserFilter extends Listing {
  q?: string;
  role?: (typeof SIGNED_IN)[number];
  language?: string;
  deleted?: boolean;
  doubtful_phone?: boolean;
}

/**
 * Lists people, searched by id, or by any part of their address, name or number; by one or two letters only as the
 * beginning of one of them. Deleted accounts are only included on request.
 */
export async function listAdminUsers(query: Kysely<Schema>, filter: UserFilter, now: Date) {
  const { q, role, language, deleted = false, doubtful_phone = false } = filter;
  const text = (q ?? '').trim();
  // Two letters are in most texts, and no index finds them inside a word.
  const patterns = text.length < 3 ? [startingWith(text), `% ${startingWith(text)}`] : [containing(text)];
  const matching = query
    .selectFrom('users as u')
    .where(hasAccount)
    .$if(filter.ids === undefined, (rows) => rows.where('u.deleted_at', deleted ? 'is not' : 'is', null))
    .$if(q !== undefined, (rows) =>
      rows.where((or) =>
        or.or([
          or('u.id', '=', q ?? ''),
          ...matchingPeople('u', text),
          // As it is indexed (`users_similar`).
          ...patterns.map((pattern) =>
            or(
              sql<string>`(coalesce(u.email, '') || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.phone_number)`,
              'ilike',
              pattern,
            ),
          ),
        ]),
      ),
    )
    .$if(doubtful_phone, (rows) => rows.where(hasDoubtfulPhone))
    .$if(role !== undefined, (rows) => rows.where('u.role', '=', role ?? 'customer'))
    .$if(language !== undefined, (rows) => rows.where('u.language', '=', language ?? ''));
  const columns = { email: 'u.email', last_name: 'u.last_name', created: 'u.created' };
  const { ids, total } = await listIds(matching, filter, { id: 'u.id', columns, by: 'created' });
  const rows = ids.length > 0 ? await users(query, now).where('u.id', 'in', ids).execute() : [];
  return { items: inOrder(ids, rows).map(serializeAdminUser), total };
}

function serializeAdminUser(row: AdminUserRow): AdminUser {
  const { scopes } = row;
  return {
    ...serializeUser(row),
    scopes: scopes && STAFF_SCOPES.filter((scope) => scopes.includes(scope)),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    booking_count: row.booking_count,
    stashpoint_count: row.stashpoint_count,
    credit: (row.credit ?? []).map((sum) => ({ ...sum, ccy_minor_in_major: CURRENCIES[sum.ccy_code].minorInMajor })),
    second_factors: row.second_factors,
    version: row.version,
  };
}
