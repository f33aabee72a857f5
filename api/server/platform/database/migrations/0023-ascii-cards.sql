-- The text of a list's cards is ASCII: one letter beyond it makes the whole answer of a search a string of two bytes a
-- letter, which takes six times as long to send.

-- A text of JSON with every letter beyond ASCII escaped (RFC 8259, section 7).
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

create or replace function stamp_stashpoint() returns trigger language plpgsql as $$
begin
  new.version := nextval('stashpoint_versions');
  new.list_card := ascii_json(list_card(new));
  return new;
end $$;

update stashpoints set version = version where name ~ '[^\x01-\x7f]';
