import pg from 'pg';
import type { Database } from './connect.ts';
import { REPORTS_ROLE } from './embedded/roles.ts';
import { giveWay, LOCK_MS } from './give-way.ts';

/*
 * The rights of each role. The owner of the tables only migrates. The server's own role reads and adds in every table, and
 * changes and deletes where it has to. Reports use a role that sees no personal data. If the server connects as the owner,
 * PostgreSQL cannot enforce this, and the doctor reports it.
 */

/** Rows that are only ever added. */
const BOOKS = ['ledger_entries', 'invoices', 'invoice_entries', 'processor_transactions'];
/** Rows that are added; erasing a person changes them, and nothing deletes them. */
const RECORDS = ['custody_events', 'changes_log'];
const READ = ['schema_migrations'];

/** The tables of which reports see every row, in the columns below; of all other tables they see none. */
const REPORTED = `analytics_events areas bags bookings claims closed_stays coupons currencies currency_rates
  custody_events disputes incidents invoice_entries invoices ledger_entries missed_searches otas payments payout_runs
  payouts place_totals places processor_transactions refunds review_totals reviews staff_refunds stashpoints unexplained`;

/** Columns of these types hold no personal data, nor do texts that are ids, codes or words of ours. */
const PLAIN_TYPES = 'bool int2 int4 int8 numeric float8 date timestamptz';
const PLAIN_NAMES = '^(id|kind|state|status|tier|size|purpose|period|language|timezone|.+_id|.+_code)$';

/**
 * The tables about persons of which reports see no row, even where an administrator lets them read every table: they
 * have row-level security, with a policy for the server's role alone.
 */
const PERSONAL = `account_changes authenticators backup_codes booking_messages booking_pictures claim_files claim_steps
  conversation_blocks email_changes external_accounts former_notice_addresses host_invitations
  host_notification_emails host_people host_tax_details incident_notes incident_replies kept_answers known_browsers
  mail_choices mails notes one_time_links passkeys payment_customers push_subscriptions sandbox_objects
  sign_in_codes sign_in_guesses sign_in_links tokens user_identities users`;

const listOf = (names: string) => names.split(/\s+/);

/**
 * Gives the server's role and the one for reports their rights; run by the owner, and only what is lacking is done.
 * Servers of the last release go on meanwhile, so each table is locked for itself.
 */
export async function grantRights(owner: Database, appRole: string): Promise<void> {
  const app = pg.escapeIdentifier(appRole);
  const { rows } = await owner.executeSql(`select exists (select from pg_roles where rolname = $1) as reports`, [
    REPORTS_ROLE,
  ]);
  const statements = [
    handOver(appRole),
    `grant select, insert, update, delete on all tables in schema public to ${app};
    revoke update, delete on ${BOOKS.join()} from ${app};
    revoke delete on ${RECORDS.join()} from ${app};
    revoke insert, update, delete on ${READ.join()} from ${app};
    grant usage, select on all sequences in schema public to ${app};
`,
    eachTable(listOf(PERSONAL), policyFor(appRole)),
    ...(rows[0]?.reports ? [eachTable(listOf(REPORTED), REPORT_COLUMNS)] : []),
  ];
  for (const statement of statements) await giveWay(() => owner.executeSql(statement));
}

const WAIT_BRIEFLY = `perform set_config('lock_timeout', '${LOCK_MS}', true);`;

/** Gives the schema of the job runner to the server's role: the runner itself brings its tables up to date. */
function handOver(role: string): string {
  const app = pg.escapeLiteral(role);
  return `
    do $$ declare one record; begin
      for one in
        select format('schema %I', nspname) as what, nspowner as owner from pg_namespace where nspname = 'jobs'
        union all select format('table %s', oid::regclass), relowner from pg_class
          where relnamespace = 'jobs'::regnamespace and relkind in ('r', 'p')
        union all select format('routine %s', oid::regprocedure), proowner from pg_proc where pronamespace = 'jobs'::regnamespace
        union all select format('type %s', oid::regtype), typowner from pg_type
          where typnamespace = 'jobs'::regnamespace and typtype = 'e'
      loop
        continue when one.owner = ${app}::regrole;
        ${WAIT_BRIEFLY}
        execute format('alter %s owner to %I', one.what, ${app});
        commit;
      end loop;
    end $$`;
}

/** Runs a statement, a text of SQL about \`one\`, for each of these tables that exists. */
function eachTable(names: readonly string[], statement: string): string {
  const list = names.map((name) => pg.escapeLiteral(name)).join();
  return `
    do $$ declare one record; begin
      for one in select oid, relname as name, relrowsecurity as is_secured from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname in (${list})
      loop
        ${WAIT_BRIEFLY}
        ${statement}
        commit;
      end loop;
    end $$`;
}

/** A table is locked while it is secured, so that is done once. */
function policyFor(role: string): string {
  const app = pg.escapeLiteral(role);
  return `
    if not exists (select from pg_policy where polrelid = one.oid and ${app}::regrole = any (polroles)) then
      execute format('create policy %I on %I to %I using (true)', 'for_' || ${app}, one.name, ${app});
    end if;
    if not one.is_secured then execute format('alter table %I enable row level security', one.name); end if;`;
}

const REPORT_COLUMNS = `
  execute format('grant select (%s) on %I to ${REPORTS_ROLE}', (
    select string_agg(quote_ident(attname), ', ') from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = one.oid and a.attnum > 0 and not a.attisdropped
      and (t.typname = any (string_to_array('${PLAIN_TYPES}', ' ')) or a.attname ~ '${PLAIN_NAMES}')
  ), one.name);`;

/**
 * Runs what only the owner of the tables may do, on connections of the owner's own; on the server's, where it connects as
 * the owner.
 */
export async function asOwner<T>(database: Database, run: (owner: Database) => Promise<T>): Promise<T> {
  const owner = database.openOwner?.();
  if (!owner) return run(database);
  return run(owner).finally(() => owner.close());
}
