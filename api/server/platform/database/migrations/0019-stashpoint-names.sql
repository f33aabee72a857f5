-- A place is a city, country or landmark; what stores bags is a stashpoint.

alter table host_people_places rename to host_people_stashpoints;
alter table host_people_stashpoints rename constraint host_people_places_pkey to host_people_stashpoints_pkey;
alter table host_people_stashpoints
  rename constraint host_people_places_person_id_fkey to host_people_stashpoints_person_id_fkey;
alter table host_people_stashpoints
  rename constraint host_people_places_stashpoint_id_fkey to host_people_stashpoints_stashpoint_id_fkey;
alter index host_people_places_place rename to host_people_stashpoints_stashpoint;
alter trigger place_of_person_gone on host_people_stashpoints rename to stashpoint_of_person_gone;

create or replace function wake_counters_of_person() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id)
    select stashpoint_id, '' from host_people_stashpoints where person_id = new.id;
  return null;
end $$;

alter table place_calendars rename to stashpoint_calendars;
alter table stashpoint_calendars rename constraint place_calendars_pkey to stashpoint_calendars_pkey;
alter table stashpoint_calendars rename constraint place_calendars_hash_key to stashpoint_calendars_hash_key;
alter table stashpoint_calendars
  rename constraint place_calendars_stashpoint_id_fkey to stashpoint_calendars_stashpoint_id_fkey;

alter table invoices rename column places to stashpoints;

alter index host_devices_place rename to host_devices_stashpoint;
alter index push_subscriptions_of_place rename to push_subscriptions_of_stashpoint;
alter index custody_events_place rename to custody_events_stashpoint;

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
drop function places_within(float8, float8, float8);

-- The part of an email that says where the bags are.
update mails set content = jsonb_set(content, '{parts}', (
  select jsonb_agg(case when part->>'kind' = 'place' then part || '{"kind": "stashpoint"}' else part end order by position)
  from jsonb_array_elements(content->'parts') with ordinality as p (part, position)
)) where content @> '{"parts": [{"kind": "place"}]}';
