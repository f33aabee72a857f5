-- Mail to send, and the log of changes.

-- Mail is written here in the transaction that causes it, and sent by a job; without SMTP it stays, as the outbox.
-- Codes leave before everything else; an undelivered mail is tried again, less and less often, for three days.
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  -- The parts of the mail, from which its HTML is rendered when it is sent; null for plain text.
  content jsonb,
  -- The booking it is about, so that it can be found there and sent again.
  booking_id text references bookings on delete cascade,
  priority smallint not null default 1,
  created timestamptz not null,
  sent_at timestamptz,
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  -- When it becomes useless: a code that has expired.
  send_by timestamptz,
  given_up_at timestamptz,
  -- The mail server's last message.
  problem text,
  -- Names unsent mails to withdraw when the change they announce is undone.
  withdraw_key text,
  -- Staff search emails by words: those of the name in front of the @, of the subject and of the booking number. The code
  -- in the subject of an email with one is left out, because whoever could search for it could read it.
  search tsvector generated always as (
    to_tsvector('simple', fold_letters(
      split_part(recipient, '@', 1) || ' '
      || case when priority = 0 then regexp_replace(subject, '\d', '', 'g') else subject end || ' '
      || coalesce(booking_id, '')))) stored
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
create index mails_waiting on mails (priority, next_try_at) where sent_at is null and given_up_at is null;
create index mails_given_up on mails (given_up_at, id) where given_up_at is not null;
create index mails_withdrawable on mails (withdraw_key) where withdraw_key is not null and sent_at is null;
create index mails_booking on mails (booking_id) where booking_id is not null;
-- Deleting a person deletes the mails to them.
create index mails_recipient on mails (recipient);
-- For the console's list.
create index mails_created on mails (created, id);
create index mails_search on mails using gin (search);
-- The beginning of an address.
create index mails_find_recipient on mails (lower(recipient) text_pattern_ops);
create index mails_mailboxes on mails using gin (mailboxes_in(body || subject)) where booking_id is null;

-- Evidence, which only grows. Erasing a person takes away what names them, and nothing else changes a row.
create table changes_log (
  id bigint generated always as identity primary key,
  actor_id text references users,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  created timestamptz not null
) with (autovacuum_vacuum_insert_scale_factor = 0.05);
create index changes_log_entity on changes_log (entity, entity_id, id);
-- A guest or a hold that is deleted is looked for here.
create index changes_log_actor on changes_log (actor_id) where actor_id is not null;
create index changes_log_mailboxes on changes_log
  using gin (mailboxes_in(coalesce(before::text, '') || coalesce(after::text, '')));
create trigger changes_log_append_only before delete on changes_log
  for each row execute function refuse_change();
-- Null erases all values, too.
create trigger changes_log_only_erased before update on changes_log
  for each row when (
    to_jsonb(new) - '{before,after}'::text[] <> to_jsonb(old) - '{before,after}'::text[]
    or not coalesce(old.before @> new.before, new.before is null)
    or not coalesce(old.after @> new.after, new.after is null))
  execute function refuse_change();
create trigger changes_log_truncate before truncate on changes_log execute function refuse_change();
