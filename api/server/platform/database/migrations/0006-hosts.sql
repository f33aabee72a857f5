-- Hosts, their teams, and the devices at their counters.

create table hosts (
  id text primary key,
  user_id text not null unique references users,
  business_name text not null,
  -- When the host accepted the terms for hosts, and that we issue their invoices for them.
  accepted_tos_at timestamptz,
  self_billing_accepted_at timestamptz,
  -- Notices sent to the host's own address. It also gets those that no other address gets.
  notice_kinds text[] not null default '{bookings,incidents,money}'
    check (notice_kinds <@ '{bookings,incidents,money}'::text[]),
  created timestamptz not null,
  version int not null default 1,
  search tsvector generated always as (to_tsvector('simple', fold_letters(business_name))) stored
);
create index hosts_by_created on hosts (created, id);
create index hosts_by_business_name on hosts (business_name, id);
create index hosts_search on hosts using gin (search);

-- Further addresses that get mails about a host's places: the counter, the accountant. An address that chooses no kind
-- is deleted instead.
create table host_notification_emails (
  id text primary key,
  host_id text not null references hosts,
  email text not null,
  kinds text[] not null default '{bookings,incidents,money}'
    check (cardinality(kinds) > 0 and kinds <@ '{bookings,incidents,money}'::text[]),
  version int not null default 1,
  created timestamptz not null,
  unique (host_id, email)
);

-- Notification addresses that hosts have removed: for thirty days they hear of changes that concern the host's safety.
create table former_notice_addresses (
  host_id text not null references hosts,
  email text not null,
  left_at timestamptz not null,
  primary key (host_id, email)
);

-- The team at a host's places. Each person has a user, so that every action has an actor; a user without an address
-- cannot sign in.
create table host_people (
  id text primary key,
  host_id text not null references hosts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  role text not null check (role in ('manager', 'clerk')),
  pin_hash text,
  created timestamptz not null,
  -- Removed people are kept for the chains of custody that name them.
  removed_at timestamptz
);
create unique index host_people_work_once on host_people (user_id) where removed_at is null;
create index host_people_host on host_people (host_id);

create table host_people_stashpoints (
  person_id text not null references host_people (id) on delete cascade,
  stashpoint_id text not null references stashpoints (id) on delete cascade,
  primary key (person_id, stashpoint_id)
);
create index host_people_stashpoints_stashpoint on host_people_stashpoints (stashpoint_id);

-- One invitation per person: a newer one replaces the one before.
create table host_invitations (
  person_id text primary key references host_people (id) on delete cascade,
  hash text not null unique,
  email text not null,
  created timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);

create table host_devices (
  id text primary key,
  host_id text not null references hosts (id) on delete cascade,
  stashpoint_id text not null references stashpoints (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  person_id text references host_people (id) on delete set null,
  paired_at timestamptz not null,
  last_seen_at timestamptz not null,
  unpaired_at timestamptz
);
create unique index host_devices_user on host_devices (user_id);
create index host_devices_stashpoint on host_devices (stashpoint_id) where unpaired_at is null;
-- For deleting drafts of stashpoints, as are other indexes on stashpoint_id alone.
create index host_devices_at on host_devices (stashpoint_id);

-- People who have entered their PIN at a device: its offline actions are accepted in no one else's name.
create table device_shifts (
  device_id text not null references host_devices (id) on delete cascade,
  person_id text not null references host_people (id) on delete cascade,
  began_at timestamptz not null,
  primary key (device_id, person_id)
);

create table pairing_codes (
  stashpoint_id text primary key references stashpoints (id) on delete cascade,
  hash text not null unique,
  host_id text not null references hosts (id) on delete cascade,
  expires_at timestamptz not null
);

-- Changes at each counter, which its devices follow. Rows become visible in another order than their ids, so that a
-- cursor is the oldest transaction that was still open when it was issued: everything from there on is sent again.
create table counter_changes (
  id bigint generated always as identity primary key,
  xid bigint not null default (pg_current_xact_id()::text::bigint),
  stashpoint_id text not null,
  -- Empty where access has changed and no booking has.
  booking_id text not null,
  created timestamptz not null default now()
);
create index counter_changes_xid on counter_changes (xid);
create index counter_changes_created on counter_changes (created);

-- The next three triggers wake every stream of a counter, on whichever server it runs, to check again whether its
-- reader still has access.
create function wake_counter_of_device() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id) values (new.stashpoint_id, '');
  return null;
end $$;
create trigger device_at_counter after update of person_id, unpaired_at on host_devices
  for each row execute function wake_counter_of_device();

create function wake_counters_of_person() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id)
    select stashpoint_id, '' from host_people_stashpoints where person_id = new.id;
  return null;
end $$;
create trigger person_at_counter after update of removed_at, role on host_people
  for each row execute function wake_counters_of_person();

create function wake_counter_of_former() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id) values (old.stashpoint_id, '');
  return null;
end $$;
create trigger stashpoint_of_person_gone after delete on host_people_stashpoints
  for each row execute function wake_counter_of_former();

-- Devices at a counter that get push notices. A subscription is deleted with the session that switched it on, and with
-- its place.
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
create index push_subscriptions_of_stashpoint on push_subscriptions (stashpoint_id, created);
create index push_subscriptions_of_token on push_subscriptions (token_id);

-- Notices sent to a device. `moment` is the time each notice is about, so that a stay that moves is announced again.
create table push_notices (
  subscription_id text not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  about text not null,
  moment timestamptz not null,
  created timestamptz not null,
  primary key (subscription_id, kind, about, moment)
);
