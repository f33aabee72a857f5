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
  withdraw_key text
);
create index mails_waiting on mails (priority, next_try_at) where sent_at is null and given_up_at is null;
create index mails_given_up on mails (given_up_at, id) where given_up_at is not null;
create index mails_withdrawable on mails (withdraw_key) where withdraw_key is not null and sent_at is null;
create index mails_booking on mails (booking_id) where booking_id is not null;
-- Deleting a person deletes the mails to them.
create index mails_recipient on mails (recipient);
-- For the console's list.
create index mails_created on mails (created, id);

create table changes_log (
  id bigint generated always as identity primary key,
  actor_id text references users,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  created timestamptz not null
);
create index changes_log_entity on changes_log (entity, entity_id, id);
create index changes_log_created on changes_log (id desc);
