-- Addresses that accounts had before, each with a link in a mail to it that gives it back. Only a hash of the link is kept.
create table email_changes (
  hash text primary key,
  user_id text not null references users,
  former_email text not null,
  created timestamptz not null,
  expires_at timestamptz not null,
  undone_at timestamptz
);
create index email_changes_of_user on email_changes (user_id);
create index email_changes_former on email_changes (former_email);
