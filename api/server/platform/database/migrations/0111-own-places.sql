-- What a host wishes to change of a place on the market that has to be approved first; the old stays live until then.
alter table stashpoints add column proposed jsonb;
alter table stashpoints add column proposed_at timestamptz;
create index stashpoints_proposed on stashpoints (proposed_at) where proposed_at is not null;
-- What the host answered to what staff asked.
alter table stashpoints add column host_answer text;
-- Off the market by its host, who may put it back; what staff took off, staff put back.
alter table stashpoints add column paused_by_host boolean not null default false;
-- For a while an approval can be taken back.
alter table stashpoints add column approved_at timestamptz;
-- The description in other languages than that it was written in.
alter table stashpoints add column descriptions jsonb not null default '{}';

-- Names unsent mails that are not to leave any more when what they tell of is taken back.
alter table mails add column withdraw_key text;
create index mails_withdrawable on mails (withdraw_key) where withdraw_key is not null and sent_at is null;
