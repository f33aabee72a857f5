-- The text of a list's cards is ASCII: one letter beyond it makes the whole answer of a search a string of two bytes a
-- letter, which takes six times as long to send.

-- A JSON text with every letter beyond ASCII escaped (RFC 8259, section 7).
create function ascii_json(json_text text) returns text language sql immutable strict as $$
  select case when json_text ~ '[^\x01-\x7f]' then (
    select string_agg(
      case
        when code < 128 then letter
        when code < 65536 then '\u' || lpad(to_hex(code), 4, '0')
        else '\u' || to_hex(55296 + ((code - 65536) >> 10)) || '\u' || to_hex(56320 + ((code - 65536) & 1023))
      end, '' order by place)
    from unnest(string_to_array(json_text, null)) with ordinality as letters(letter, place),
      lateral (select ascii(letter) as code) codes
  ) else json_text end
$$;

create or replace function list_card(s stashpoints) returns text language sql stable as $$
  select concat_ws(E'\n',
    coalesce(
      (select name from unnest(s.photos) with ordinality as photo(name, place)
        where starts_with(name, 'upload-') order by place limit 1),
      s.photos[1], ''),
    concat('{"id":', to_json(s.id), ',"latitude":', s.lat, ',"longitude":', s.lng, ',"name":', ascii_json(to_json(s.name)::text),
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

update stashpoints set version = version where name ~ '[^\x01-\x7f]';
