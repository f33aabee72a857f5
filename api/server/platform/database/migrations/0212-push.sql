-- Devices at a counter that are told at once. A device goes with the session it was switched on in, and with its place.
create table push_subscriptions (
  id text primary key,
  token_id text not null references tokens (id) on delete cascade,
  stashpoint_id text not null references stashpoints (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created timestamptz not null,
  unique (endpoint, stashpoint_id)
);
create index push_subscriptions_of_place on push_subscriptions (stashpoint_id, created);
create index push_subscriptions_of_token on push_subscriptions (token_id);

-- What a device was told of; `moment` is what was told, so that a stay that has moved is told of anew.
create table push_notices (
  subscription_id text not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  about text not null,
  moment timestamptz not null,
  created timestamptz not null,
  primary key (subscription_id, kind, about, moment)
);
