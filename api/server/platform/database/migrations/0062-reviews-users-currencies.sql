-- A hidden review is shown and counted nowhere but in the back office.
alter table reviews add column hidden_at timestamptz;
alter table reviews add column hidden_reason text;
alter table reviews add constraint reviews_hidden check ((hidden_at is null) = (hidden_reason is null));
create index reviews_created_id on reviews (created, id);
create index reviews_hidden on reviews (created, id) where hidden_at is not null;

create index users_created on users (created, id) where role <> 'guest';
create index users_last_name on users (last_name, id) where role <> 'guest';

-- Nothing new is sold in a currency that is off. A stay that is changed (`ignored`) has been sold already.
create or replace function take_room(
  place text, stay_from timestamptz, stay_until timestamptz,
  want_small int, want_medium int, want_large int, want_standard int,
  ignored text, asof timestamptz
) returns boolean language plpgsql volatile as $$
declare
  fits boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(place, 0));
  -- A statement of its own: its snapshot is taken after the lock, so it sees what the last holder wrote.
  select room.open and room.standard >= want_standard
  into fits
  from stashpoints s,
    lateral check_room(s.id, stay_from, stay_until, want_small, want_medium, want_large, ignored, asof) room
  where s.id = place and s.status = 'approved' and s.active
    and (ignored is not null or s.currency_code = any(array(select code from currencies where active)));
  return coalesce(fits, false);
end $$;
