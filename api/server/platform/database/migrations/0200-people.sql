-- Who works at a host’s places, and the devices that belong to their counters.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('guest', 'customer', 'host', 'manager', 'clerk', 'device', 'admin'));
alter table tokens drop constraint tokens_role_check;
alter table tokens add constraint tokens_role_check
  check (role in ('guest', 'customer', 'host', 'manager', 'clerk', 'device', 'admin', 'recovery'));

-- Everybody has an account, so that what they do is done by somebody: without an address nobody can sign in to it.
create table host_people (
  id text primary key,
  host_id text not null references hosts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  role text not null check (role in ('manager', 'clerk')),
  pin_hash text,
  created timestamptz not null,
  -- Kept for the chains of custody that name them.
  removed_at timestamptz
);
create unique index host_people_work_once on host_people (user_id) where removed_at is null;
create index host_people_host on host_people (host_id);

create table host_people_places (
  person_id text not null references host_people (id) on delete cascade,
  stashpoint_id text not null references stashpoints (id) on delete cascade,
  primary key (person_id, stashpoint_id)
);
create index host_people_places_place on host_people_places (stashpoint_id);

-- One a person: a newer one takes the place of the one before.
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
create index host_devices_place on host_devices (stashpoint_id) where unpaired_at is null;

-- Who has given their PIN at which device: what it did without a network is believed of nobody else.
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

alter table counter_tasks add column person_id text;

-- A stream that somebody may not follow any more is looked at again at once, whichever server it runs on: `''` names no
-- booking, and wakes who listens.
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
    select stashpoint_id, '' from host_people_places where person_id = new.id;
  return null;
end $$;
create trigger person_at_counter after update of removed_at, role on host_people
  for each row execute function wake_counters_of_person();

create function wake_counter_of_former() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id) values (old.stashpoint_id, '');
  return null;
end $$;
create trigger place_of_person_gone after delete on host_people_places
  for each row execute function wake_counter_of_former();
