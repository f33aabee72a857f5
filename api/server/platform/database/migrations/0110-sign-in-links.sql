-- Links in mails to hosts that open one session. Kept as hashes; a used or old one is kept a while, to say so.
create table sign_in_links (
  hash text primary key,
  user_id text not null references users,
  created timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_links_user on sign_in_links (user_id);
create index sign_in_links_expiry on sign_in_links (expires_at);
