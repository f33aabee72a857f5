-- Stashpoints store bags; a place is a city, country or landmark.

create table stashpoints (
  id text primary key,
  host_id text not null references users,
  type text not null,
  storage_type text not null,
  -- A partner's locker bank, by the partner's own name for it.
  provider text,
  partner_ref text,

  name text not null,
  business_name text not null,
  location_name text not null,
  description text not null default '',
  -- The description in other languages than its own.
  descriptions jsonb not null default '{}',
  special_requirements text,
  photos text[] not null default '{}',
  upsell_text text,
  upsell_link text,
  upsell_photo text,
  step_free boolean not null default false,
  premium boolean not null default false,

  city_id text not null references places,
  landmark_id text references places,
  address text not null,
  postal_code text not null,
  country_code text not null,
  lat double precision not null,
  lng double precision not null,
  location point generated always as (point(lng, lat)) stored,
  timezone text not null,

  currency_code text not null references currencies,
  first_day_cost int not null check (first_day_cost >= 0),
  extra_day_cost int not null check (extra_day_cost >= 0),
  -- Size → { first_day_cost, extra_day_cost }, for sizes with a price of their own.
  size_pricing jsonb not null default '{}',
  booking_fee int not null default 0,
  guarantee_fee int not null default 0,
  tree_price int not null default 0,
  first_day_commission int not null default 0,
  extra_day_commission int not null default 0,
  -- The total for one bag for one day, in the first space it would get: the price behind every "from".
  one_bag_total int generated always as (
    coalesce((size_pricing -> (case
        when capacity_standard > 0 then 'standard'
        when capacity_small > 0 then 'small'
        when capacity_medium > 0 then 'medium'
        else 'large'
      end) ->> 'first_day_cost')::int, first_day_cost)
    + booking_fee + guarantee_fee) stored,

  capacity_small int not null default 0 check (capacity_small >= 0),
  capacity_medium int not null default 0 check (capacity_medium >= 0),
  capacity_large int not null default 0 check (capacity_large >= 0),
  capacity_standard int not null default 0 check (capacity_standard >= 0),
  capacity_total int generated always as (
    capacity_small + capacity_medium + capacity_large + capacity_standard) stored,
  size_restrictions jsonb,
  tag_ranges jsonb not null default '[]',

  opening_hours jsonb not null,
  opening_hours_exceptions jsonb not null default '[]',
  closures jsonb not null default '[]',
  holiday_open_type text not null default 'as_usual' check (holiday_open_type in ('as_usual', 'closed', 'ask')),
  -- The hours as compileOpeningHours compiles them from those columns; only that function writes the next five.
  open_week int4multirange not null,
  -- Null while no date differs from the week, which is faster to check than an empty range.
  special_days tsmultirange,
  special_open tsmultirange,
  open_late boolean not null default false,
  open_twentyfour_seven boolean not null default false,

  rating real,
  review_count int not null default 0,
  booking_count int not null default 0,
  often_fully_booked boolean not null default false,

  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected')),
  -- An approval can be undone for a while.
  approved_at timestamptz,
  rejection_reason text,
  -- The note of staff who sent a place back for more, and the host's answer to it.
  review_note text,
  host_answer text,
  -- Changes by the host that need approval; the current version stays live until then.
  proposed jsonb,
  proposed_at timestamptz,
  active boolean not null default true,
  -- Taken off the market by its host, who can put it back. What staff took off, only staff put back.
  paused_by_host boolean not null default false,

  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- Grows with every write, so that a cached card can be recognised as stale.
  version bigint not null default 0,
  -- Grows with every edit by staff or hosts, but not with a review, which conflicts with no edit.
  edit_version int not null default 1,
  search tsvector generated always as (
    to_tsvector('simple', fold_letters(
      name || ' ' || business_name || ' ' || location_name || ' ' || address || ' ' || postal_code))) stored,
  constraint stashpoints_position check (lat between -90 and 90 and lng between -180 and 180),
  constraint stashpoints_fees check (
    least(booking_fee, guarantee_fee, tree_price, first_day_commission, extra_day_commission) >= 0
    and greatest(first_day_cost, extra_day_cost, booking_fee, guarantee_fee, tree_price, first_day_commission,
      extra_day_commission) <= 9999999),
  constraint stashpoints_lengths check (
    greatest(length(name), length(business_name), length(location_name), length(address)) <= 250
    and length(description) <= 4000 and length(postal_code) <= 20)
);
create unique index on stashpoints (storage_type, partner_ref) where partner_ref is not null;
create index stashpoints_city on stashpoints (city_id);
create index stashpoints_landmark on stashpoints (landmark_id);
create index stashpoints_host on stashpoints (host_id);
create index stashpoints_status on stashpoints (status, id);
create index stashpoints_search on stashpoints using gin (search);
-- Serves both "inside the map" and "nearest first", over bookable places only; the other serves the console's map.
create index stashpoints_location on stashpoints using gist (location) where status = 'approved' and active;
create index stashpoints_pins on stashpoints using gist (location);
-- Every order and filter of the console's list, each ending in the id that makes its order total.
create index stashpoints_by_name on stashpoints (name, id);
create index stashpoints_by_created on stashpoints (created, id);
create index stashpoints_by_updated on stashpoints (updated, id);
create index stashpoints_by_status on stashpoints (status, created, id);
create index stashpoints_by_price on stashpoints (first_day_cost, id);
create index stashpoints_by_capacity on stashpoints (capacity_total, id);
-- For the warning of duplicates.
create index stashpoints_postal_code on stashpoints (country_code, postal_code);
create index stashpoints_proposed on stashpoints (proposed_at) where proposed_at is not null;
-- Translations start with the latest texts.
create index stashpoints_updated on stashpoints (updated desc, id) where status = 'approved';

-- A position on a Mercator map, in degrees: around any point it is true to scale, so the index walks outwards in the
-- order of real distances, which degrees are not. The poles, which such a map does not have, are moved onto it.
create function map_point(lat float8, lng float8) returns point language sql immutable parallel safe
return point(lng, degrees(asinh(tan(radians(least(89.9, greatest(-89.9, lat)))))));

-- Bookable stashpoints, nearest first. The columns beside the position answer how many there are without reading
-- stashpoints.
create index stashpoints_on_map on stashpoints using gist (map_point(lat, lng))
  include (lat, lng, currency_code, storage_type, open_twentyfour_seven, step_free)
  where status = 'approved' and active;

create sequence stashpoint_versions;
create function stamp_stashpoint() returns trigger language plpgsql as $$
begin
  new.version := nextval('stashpoint_versions');
  return new;
end $$;
create trigger stashpoints_version before insert or update on stashpoints
  for each row execute function stamp_stashpoint();

-- Every edit by staff or hosts grows `edit_version`; approving, closing and moving to another host are edits too.
create trigger note_change after insert or delete or update of edit_version, status, active, host_id on stashpoints
  for each statement execute function note_catalogue_change();

-- Bookable stashpoints inside a circle with their distance in metres. The box lets the index find them; the distance
-- decides. A stashpoint whose currency is inactive is not bookable.
create function stashpoints_within(middle_lat float8, middle_lng float8, metres float8)
returns table (id text, name text, lat float8, lng float8, distance float8) language sql stable as $$
  select s.id, s.name, s.lat, s.lng, d.metres
  from stashpoints s,
    lateral (select 2 * 6371000 * asin(least(1, sqrt(power(sin(radians(s.lat - middle_lat) / 2), 2)
      + cos(radians(middle_lat)) * cos(radians(s.lat)) * power(sin(radians(s.lng - middle_lng) / 2), 2)))) as metres) d
  where s.status = 'approved' and s.active and s.currency_code = any(array(select code from currencies where active))
    and s.location <@ box(
      point(middle_lng - metres / (111000 * greatest(0.01, cos(radians(middle_lat)))), middle_lat - metres / 111000),
      point(middle_lng + metres / (111000 * greatest(0.01, cos(radians(middle_lat)))), middle_lat + metres / 111000))
    and d.metres <= stashpoints_within.metres
$$;

-- Counts of the whole network, kept by difference: counting a million stashpoints for every save would take a second. A
-- write only adds rows, so that two writes in one city never wait for each other; a total is the sum of its rows, and a
-- job adds up the old ones.
--
-- What the bookable stashpoints of a city, and those at a landmark, add to its page. A row for each set of prices, so
-- that the lowest are known whichever stashpoint goes.
create table place_totals (
  -- A replica by logical replication finds a deleted row by its key.
  id bigint generated always as identity primary key,
  place_id text not null,
  currency_code text not null,
  first_day_cost int not null,
  extra_day_cost int not null,
  one_bag_total int not null,
  stashpoints int not null,
  bookings bigint not null,
  reviews bigint not null,
  -- The reviews of those that have a rating, and their stars.
  rated_reviews bigint not null,
  stars numeric not null,
  added_up boolean not null default false,
  written timestamptz not null default clock_timestamp()
);
create index place_totals_place on place_totals (place_id);
create index place_totals_written on place_totals (written);
create index place_totals_apart on place_totals (written) where not added_up;

create function note_place_totals() returns trigger language plpgsql as $$
begin
  execute 'insert into place_totals (place_id, currency_code, first_day_cost, extra_day_cost, one_bag_total,
      stashpoints, bookings, reviews, rated_reviews, stars)
    select place, currency_code, first_day_cost, extra_day_cost, one_bag_total,
      sum(n), sum(n * booking_count), sum(n * review_count),
      coalesce(sum(n * review_count) filter (where rating is not null), 0), coalesce(sum(n * review_count * rating::numeric), 0)
    from (' || case tg_op
      when 'INSERT' then 'select 1 as n, * from added'
      when 'DELETE' then 'select -1 as n, * from removed'
      else 'select 1 as n, * from added union all select -1, * from removed'
    end || ') s, lateral (values (city_id), (landmark_id)) as within(place)
    where status = ''approved'' and active and place is not null
    group by place, currency_code, first_day_cost, extra_day_cost, one_bag_total
    having sum(n) <> 0 or sum(n * booking_count) <> 0 or sum(n * review_count) <> 0
      or sum(n * review_count * rating::numeric) <> 0';
  return null;
end $$;

create trigger add_totals after insert on stashpoints
  referencing new table as added for each statement execute function note_place_totals();
create trigger change_totals after update on stashpoints
  referencing old table as removed new table as added for each statement execute function note_place_totals();
create trigger remove_totals after delete on stashpoints
  referencing old table as removed for each statement execute function note_place_totals();

-- How often a search found a place closed or full, by the hour of its own clock that was searched for. These are counts
-- only, with nothing about who searched.
create table missed_searches (
  stashpoint_id text not null references stashpoints (id) on delete cascade,
  -- YYYY-MM-DD in the place's own calendar, as text: a driver would read a date as an instant.
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  hour smallint not null check (hour between 0 and 23),
  reason text not null check (reason in ('closed', 'full')),
  searches integer not null,
  bags integer not null,
  primary key (stashpoint_id, day, hour, reason)
);
create index missed_searches_day on missed_searches (day);

-- The secret address of a stashpoint's calendar is derived from the server's secret and this nonce, so that it can be
-- shown again; requests find it by its hash. Renewing it writes another nonce, and the old address stops working.
create table stashpoint_calendars (
  stashpoint_id text primary key references stashpoints (id) on delete cascade,
  nonce text not null,
  hash text not null unique,
  created timestamptz not null
);
