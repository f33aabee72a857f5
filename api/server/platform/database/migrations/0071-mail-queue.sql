-- Codes leave before everything else; what is not delivered is tried again, less and less often, for three days.
alter table mails add column priority smallint not null default 1;
alter table mails add column next_try_at timestamptz not null default now();
-- After this it is of no use any more: a code that has run out.
alter table mails add column send_by timestamptz;
alter table mails add column given_up_at timestamptz;
-- What the mail server said last.
alter table mails add column problem text;
-- Mails from before that were tried for minutes only, and then forgotten.
update mails set given_up_at = now(), problem = 'tried eight times' where sent_at is null and tries >= 8;

drop index mails_unsent;
create index mails_waiting on mails (priority, next_try_at) where sent_at is null and given_up_at is null;
create index mails_given_up on mails (given_up_at, id) where given_up_at is not null;
-- For the console's list.
create index mails_created on mails (created, id);
