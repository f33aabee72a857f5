-- What staff keep of a place beyond what travellers see of it.
alter table stashpoints add column special_requirements text;
alter table stashpoints add column holiday_open_type text not null default 'as_usual'
  check (holiday_open_type in ('as_usual', 'closed', 'ask'));
alter table stashpoints add column upsell_photo text;
-- What staff wrote when they sent a place back for more.
alter table stashpoints add column review_note text;
-- Grows with every edit by staff. `version` grows with every write, a review's included, which is no conflict.
alter table stashpoints add column edit_version int not null default 1;

-- Folds a text to the letters staff type when they look for it, every mark a gap; immutable, so that indexes can
-- hold what it makes.
create function fold_letters(txt text) returns text language sql immutable parallel safe
return replace(translate(lower(txt),
  'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ@.-_+/,''’', 'aaaaaaceeeeiiiinoooooouuuuyy         '), 'ß', 'ss');

alter table stashpoints add column search tsvector generated always as (
  to_tsvector('simple', fold_letters(
    name || ' ' || business_name || ' ' || location_name || ' ' || address || ' ' || postal_code))) stored;
create index stashpoints_search on stashpoints using gin (search);

alter table users add column search tsvector generated always as (
  to_tsvector('simple', fold_letters(
    first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || phone_number)
    || ' ' || regexp_replace(phone_number, '\D', '', 'g'))) stored;
create index users_search on users using gin (search);

-- Every order and filter of the console's list, each ending in the id that makes its order whole.
alter table stashpoints add column capacity_total int generated always as (
  capacity_small + capacity_medium + capacity_large + capacity_standard) stored;
create index stashpoints_by_name on stashpoints (name, id);
create index stashpoints_by_created on stashpoints (created, id);
create index stashpoints_by_updated on stashpoints (updated, id);
create index stashpoints_by_status on stashpoints (status, created, id);
create index stashpoints_by_price on stashpoints (first_day_cost, id);
create index stashpoints_by_capacity on stashpoints (capacity_total, id);
-- For the warning of duplicates.
create index stashpoints_postal_code on stashpoints (country_code, postal_code);
create index stashpoints_pins on stashpoints using gist (location);

-- Why a booking ahead can no longer be served by its place as it stands now: 'inactive', 'closed', 'full', or null.
-- Of a stay that has begun only the pick-up is left to ask for.
create function stranded_reason(booking text, asof timestamptz) returns text language plpgsql stable as $$
declare
  b bookings;
  s stashpoints;
  l record;
  room record;
begin
  select * into b from bookings where id = booking;
  select * into s from stashpoints where id = b.stashpoint_id;
  select * into l from local_stay(s.timezone, b.dropoff, b.pickup);
  if b.state = 'checked_in' or b.dropoff <= asof then
    return case when is_open_at(s.open_week, s.special_days, s.special_open, l.pickup, l.pickup_minute)
      or is_open_at(s.open_week, s.special_days, s.special_open,
        l.pickup - interval '1 minute', (l.pickup_minute + 10079) % 10080) then null else 'closed' end;
  end if;
  if s.status <> 'approved' or not s.active then return 'inactive'; end if;
  select * into room from check_room(s.id, b.dropoff, b.pickup, b.small, b.medium, b.large,
    coalesce(b.changes_booking_id, b.id), asof);
  if not room.open then return 'closed'; end if;
  if room.standard < b.standard then return 'full'; end if;
  -- Without a common pool every bag needs a space of its own size.
  if s.capacity_standard = 0 and (b.small > room.small or b.medium > room.medium or b.large > room.large) then
    return 'full';
  end if;
  return null;
end $$;
