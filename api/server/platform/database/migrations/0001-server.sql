-- The server's own tables and functions, which name no noun of the marketplace. In all files money is in minor units,
-- instants are timestamptz, and wall-clock times belong to a place.

-- For the job runner, whose tables are its own.
create schema if not exists jobs;

create table settings (
  key text primary key,
  value text not null
);

-- Calls and guesses, counted for all servers together. `expire` is in milliseconds since 1970.
--
-- PostgreSQL vacuums a table when a fifth of it has changed. That is too much to wait for in a large table, so those
-- whose rows change often are vacuumed after a fiftieth. So are those that only grow: their rows are then read without
-- their visibility being looked up.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
create index rate_limits_expire on rate_limits (expire);

-- The answers to calls that came with an `Idempotency-Key`, for a day. The id is a hash of the endpoint, its caller and
-- their key; the answer is sealed, and null while the call runs.
create table idempotent_answers (
  id text primary key,
  request_hash text not null,
  started timestamptz not null default clock_timestamp(),
  answer text
) with (autovacuum_vacuum_scale_factor = 0.02);
create index idempotent_answers_started on idempotent_answers (started);

-- The last good answer of a content service to each question, for when it is slow or down, and after a restart.
create table kept_answers (
  address text primary key,
  body jsonb not null,
  total int not null,
  read_at timestamptz not null
);

-- Changes to tables that every server caches: a notification for servers that listen, and a row for those behind a
-- pooler, which can only poll. Bookings and travellers' reviews are left out: they are frequent, and the parts of a
-- page they change may be a minute old.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  entity text not null,
  created timestamptz not null default clock_timestamp()
);
create index catalogue_changes_created on catalogue_changes (created);

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (entity) values (tg_table_name);
  perform pg_notify('catalogue_changes', tg_table_name);
  return null;
end $$;

-- Laws are what the database itself refuses, whichever code writes: `LAWS` in api/server/laws.ts lists them. The
-- application refuses first. Triggers refuse as constraints do.
create function refuse(law text, on_table text, message text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', constraint = law, table = on_table, message = message;
end $$;

-- For tables that only grow, because their rows are evidence.
create function refuse_change() returns trigger language plpgsql as $$
begin
  perform refuse(tg_name, tg_table_name, format('%s is append-only.', tg_table_name));
  return null;
end $$;

-- Validates what is for new rows only, as long as older rows break it. Returns those laws, with PostgreSQL's words; the
-- nightly job and `npm run doctor -- laws` name them. A payment's second charge is refused by an index, which cannot be
-- for new rows only.
create function hold_laws() returns table (law text, problem text) language plpgsql as $$
declare
  c record;
begin
  for c in select conname, conrelid::regclass as on_table from pg_constraint
    where not convalidated and connamespace = 'public'::regnamespace order by conrelid, conname
  loop
    begin
      execute format('alter table %s validate constraint %I', c.on_table, c.conname);
    exception when check_violation or foreign_key_violation then
      law := c.conname;
      problem := sqlerrm;
      return next;
    end;
  end loop;
  begin
    create unique index if not exists ledger_charged_once on ledger_entries (payment_id) where kind = 'charge';
  exception when unique_violation then
    law := 'ledger_charged_once';
    problem := sqlerrm;
    return next;
  end;
end $$;
