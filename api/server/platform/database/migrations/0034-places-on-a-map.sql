-- A position on a Mercator map, in degrees: around any point it is true to scale, so the index walks outwards in the
-- order of real distances, which degrees are not. The poles, which such a map does not have, are moved onto it.
create function map_point(lat float8, lng float8) returns point language sql immutable parallel safe
return point(lng, degrees(asinh(tan(radians(least(89.9, greatest(-89.9, lat)))))));

-- Bookable places, nearest first. The columns beside the position answer how many there are without reading places.
create index stashpoints_on_map on stashpoints using gist (map_point(lat, lng))
  include (lat, lng, currency_code, storage_type, open_twentyfour_seven, step_free)
  where status = 'approved' and active;
