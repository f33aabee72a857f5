-- Bookable places inside a circle with their distance in metres. The box lets the index find them; distance decides.
create function places_within(middle_lat float8, middle_lng float8, metres float8)
returns table (id text, name text, lat float8, lng float8, distance float8) language sql stable as $$
  select s.id, s.name, s.lat, s.lng, d.metres
  from stashpoints s,
    lateral (select 2 * 6371000 * asin(least(1, sqrt(power(sin(radians(s.lat - middle_lat) / 2), 2)
      + cos(radians(middle_lat)) * cos(radians(s.lat)) * power(sin(radians(s.lng - middle_lng) / 2), 2)))) as metres) d
  where s.status = 'approved' and s.active
    and s.location <@ box(
      point(middle_lng - metres / (111000 * greatest(0.01, cos(radians(middle_lat)))), middle_lat - metres / 111000),
      point(middle_lng + metres / (111000 * greatest(0.01, cos(radians(middle_lat)))), middle_lat + metres / 111000))
    and d.metres <= places_within.metres
$$;
