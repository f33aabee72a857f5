-- Deleting by age, and finding what mentions a person, each by an index; and a schema for the job runner, whose tables are
-- its own.

create schema if not exists jobs;

create index users_guests on users (created) where role = 'guest';
create index bookings_expired on bookings (created) where state = 'expired' and first_name <> '';
-- A guest or a hold that is deleted is looked for here.
create index changes_log_actor on changes_log (actor_id) where actor_id is not null;
create index payment_customers_user on payment_customers (user_id) where user_id is not null;
create index booking_pictures_taken_by on booking_pictures (taken_by) where taken_by is not null;
create index processor_transactions_booking on processor_transactions (booking_id) where booking_id is not null;
create index tokens_expiry on tokens (expires_at);
create index known_browsers_last_used on known_browsers (last_used_at);

-- The addresses of email in a text, in lower case.
create function mailboxes_in(text text) returns text[] language sql immutable strict parallel safe
return case when strpos(text, '@') = 0 then '{}'::text[] else array(
  select distinct found[1]
  from regexp_matches(lower(text), '([^]\s"''<>(),;:@=?&/\\[]+@[[:alnum:]-]+(?:\.[[:alnum:]-]+)*)', 'g') as found
) end;
create index changes_log_mailboxes on changes_log
  using gin (mailboxes_in(coalesce(before::text, '') || coalesce(after::text, '')));
create index mails_mailboxes on mails using gin (mailboxes_in(body || subject)) where booking_id is null;

-- A fifth of a large table is too much to wait for: rows that change often are vacuumed after a fiftieth, and rows that
-- are only added are read without their visibility being looked up.
alter table bookings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table mails set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table rate_limits set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
alter table idempotent_answers set (autovacuum_vacuum_scale_factor = 0.02);
alter table ledger_entries set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table custody_events set (autovacuum_vacuum_insert_scale_factor = 0.05);
alter table changes_log set (autovacuum_vacuum_insert_scale_factor = 0.05);
