-- Outside a transaction: bookings and users are many.

-- The words of a name in any alphabet, without case and accents. Japanese, Chinese and Thai have no gaps between words, so
-- that every part of theirs counts as one. The words asked for are folded in the same way.
create or replace function name_words_of(txt text) returns setof text language sql immutable parallel safe as $$
  select substr(word, start)
  from regexp_split_to_table(
      regexp_replace(
        translate(replace(replace(normalize(lower(txt), NFD), 'ß', 'ss'), 'æ', 'ae'), 'øłđ', 'old'),
        '[\u0300-\u036f]', '', 'g'),
      '[\s!-/:-@\[-`{-~’‘“”·・]+') as word,
    generate_series(1, case when word ~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]' then length(word) else 1 end) as start
  where word <> ''
$$;
-- Its cost tells the planner not to compute it for every row where there is the index.
create or replace function name_words(txt text) returns tsvector language sql immutable parallel safe cost 1000
return array_to_tsvector(array(select name_words_of(txt)));
-- Null where nothing is asked for: it matches nothing.
create or replace function name_query(txt text) returns tsquery language sql immutable parallel safe
return (select string_agg(format('''%s'':*', word), ' & ')::tsquery from name_words_of(txt) as word);

-- The digits of a phone number from its end, which stay the same however its beginning is written.
create or replace function phone_tail(txt text) returns text language sql immutable parallel safe
return reverse(regexp_replace(txt, '\D', '', 'g'));

drop index concurrently if exists bookings_find_words;
create index concurrently bookings_find_words on bookings using gin (name_words(first_name || ' ' || last_name));
drop index concurrently if exists bookings_find_phone;
create index concurrently bookings_find_phone on bookings (phone_tail(phone_number) text_pattern_ops);
drop index concurrently if exists users_find_words;
create index concurrently users_find_words on users using gin (name_words(first_name || ' ' || last_name));
drop index concurrently if exists users_find_phone;
create index concurrently users_find_phone on users (phone_tail(phone_number) text_pattern_ops);
-- Every change of a booking writes all of its indexes, and these found the beginnings of names only.
drop index concurrently if exists bookings_find_last_name;
drop index concurrently if exists bookings_find_name;
