-- A list shows fifty stashpoints at a time, mostly of a view that nobody has asked for before: their cards are made when
-- a stashpoint is written, and an answer joins them.

-- What no stay, visitor or language changes, in four lines: the picture's name, the card as JSON, the values that the
-- server needs to complete it (list-card.ts reads them in this order), and the week's hours.
create function list_card(s stashpoints) returns text language sql stable as $$
  select concat_ws(E'\n',
    coalesce(
      (select name from unnest(s.photos) with ordinality as photo(name, place)
        where starts_with(name, 'upload-') order by place limit 1),
      s.photos[1], ''),
    concat('{"id":', to_json(s.id), ',"latitude":', s.lat, ',"longitude":', s.lng, ',"name":', to_json(s.name),
      ',"rating":', coalesce(s.rating::text, 'null'), ',"review_count":', s.review_count, ',"type":', to_json(s.type),
      case when s.review_count = 0 or s.often_fully_booked or s.premium then ',"features":' || jsonb_strip_nulls(
        jsonb_build_object('new_stashpoint', nullif(s.review_count = 0, false),
          'often_fully_booked', nullif(s.often_fully_booked, false),
          'premium_stashpoint', nullif(s.premium, false)))::text end,
      case when s.open_late then ',"open_late":true' end,
      case when s.open_twentyfour_seven then ',"open_twentyfour_seven":true' end,
      case when s.step_free then ',"step_free":true' end,
      ',"size_restrictions":' || s.size_restrictions::text,
      case when s.storage_type <> 'staffed' then ',"storage_type":' || to_json(s.storage_type)::text end,
      '}'),
    json_build_array(s.city_id, s.landmark_id, s.timezone, s.currency_code, s.first_day_cost, s.extra_day_cost,
      s.booking_fee, s.guarantee_fee, s.size_pricing, s.storage_type, s.country_code, s.size_restrictions,
      s.capacity_small, s.capacity_medium, s.capacity_large, s.capacity_standard, s.opening_hours_exceptions),
    s.opening_hours)
$$;

alter table stashpoints add column list_card text not null default '';
alter table stashpoints alter column list_card set storage main;

create or replace function stamp_stashpoint() returns trigger language plpgsql as $$
begin
  new.version := nextval('stashpoint_versions');
  new.list_card := list_card(new);
  return new;
end $$;

update stashpoints set version = version;
