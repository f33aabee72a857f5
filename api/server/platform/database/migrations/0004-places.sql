-- Currencies; countries, cities and landmarks; and finding them by what people type.

create table currencies (
  code text primary key,
  active boolean not null default true,
  -- Totals of several currencies are shown in this one.
  reporting boolean not null default false,
  version int not null default 1
);
create unique index currencies_reporting on currencies (reporting) where reporting;

-- The currencies of specification §5, so that a network can begin without the demo. Nothing is sold in roubles.
insert into currencies (code, active, reporting) values
  ('AED', true, false), ('AUD', true, false), ('CAD', true, false), ('CZK', true, false), ('EUR', true, true),
  ('GBP', true, false), ('ILS', true, false), ('KRW', true, false), ('NZD', true, false), ('RUB', false, false),
  ('SGD', true, false), ('USD', true, false), ('ZAR', true, false);
-- Created after the rows, so that their insertion notifies no server.
create trigger note_change after insert or update or delete on currencies
  for each statement execute function note_catalogue_change();

-- One unit of a currency in units of the reporting one, from a day on, as staff enter it; the latest rate up to a day
-- applies to that day.
create table currency_rates (
  currency_code text not null references currencies (code),
  reporting_code text not null references currencies (code),
  valid_from date not null,
  rate numeric(12, 6) not null check (rate > 0),
  primary key (currency_code, reporting_code, valid_from),
  check (currency_code <> reporting_code)
);

create table places (
  id text primary key,
  parent_id text references places,
  type text not null check (type in ('country', 'city', 'landmark')),
  kind text,
  code text,
  slug text not null,
  name text not null,
  lat double precision not null,
  lng double precision not null,
  timezone text,
  currency_code text not null references currencies,
  -- English name of a language → { name, slug, route }.
  translations jsonb not null,
  google_indexed jsonb not null default '{}',
  -- All names and slugs, folded to plain lower-case letters, each after a bar: '|london|londres'.
  search_text text not null,
  -- Names added by staff: airport codes, local names, districts, colloquial names.
  also_found_by text[] not null default '{}',
  -- Every address below the luggage-storage segment, in every language: {'united-kingdom/london', …}.
  routes text[] not null,
  picture text not null,
  weight int not null default 0,
  version int not null default 1,
  constraint places_position check (lat between -90 and 90 and lng between -180 and 180)
);
create index places_parent on places (parent_id);
create index places_routes on places using gin (routes);
create trigger note_change after insert or update or delete on places
  for each statement execute function note_catalogue_change();

-- The next three tables are derived from `places.search_text`. Only the triggers below write them, so that they agree
-- with it whichever code writes a place. Their GIN indexes have no pending list, because every search would read all of
-- it.

-- Each form of each name from each of its words on, joined: 'garedunord', 'dunord', 'nord'.
create table place_terms (
  place_id text not null references places on delete cascade,
  term text collate "C" not null,
  -- Whether the place is among the few thousand searched for most: a short prefix matches too many others.
  popular boolean not null,
  primary key (place_id, term)
);
create index place_terms_term on place_terms (term, place_id);
create index place_terms_popular on place_terms (term, place_id) where popular;

-- All words by which a place is found: its own, those of the city and country around it, and its kind.
create table place_search (
  place_id text primary key references places on delete cascade,
  words tsvector not null,
  popular boolean not null
);
create index place_search_words on place_search using gin (words) with (fastupdate = off);
create index place_search_popular on place_search (place_id) where popular;
-- For the most requested places among ten thousand that are found by the same words.
create index place_search_popular_words on place_search using gin (words) with (fastupdate = off) where popular;

-- Every word of any name, to find those similar to what was typed. Words that no place has any more may stay.
create table place_words (word text collate "C" primary key);
create index place_words_similar on place_words using gin (word gin_trgm_ops) with (fastupdate = off);

create function kind_words(kind text) returns text immutable language sql as $$
  select case kind
    when 'station' then 'station bahnhof hauptbahnhof hbf gare estacion stazione estacao train railway'
    when 'airport' then 'airport flughafen aeroport aeropuerto aeroporto'
    when 'port' then 'port harbour hafen puerto porto ferry'
  end
$$;

create function refresh_place_search(ids text[]) returns void language plpgsql as $$
declare
  -- In a small network every place is popular; in a large one the job that counts bookings decides.
  small boolean := (select count(*) <= 2000 from places);
begin
  delete from place_terms where place_id = any(ids);
  insert into place_terms (place_id, term, popular)
    select p.id, array_to_string(w.words[i:], ''), small or coalesce(s.popular, false)
    from places p
      left join place_search s on s.place_id = p.id,
      regexp_split_to_table(ltrim(p.search_text, '|'), '\|') as form,
      lateral (select string_to_array(form, ' ') as words) w, generate_subscripts(w.words, 1) as i
    where p.id = any(ids) and form <> ''
    on conflict do nothing;
  insert into place_search (place_id, words, popular)
    select p.id, array_to_tsvector(array(
        select distinct word from regexp_split_to_table(
          concat_ws('|', p.search_text, up.search_text, top.search_text, kind_words(p.kind)), '[| ]+') as word
        where word <> '')), small
    from places p left join places up on up.id = p.parent_id left join places top on top.id = up.parent_id
    where p.id = any(ids)
    on conflict (place_id) do update set words = excluded.words;
  insert into place_words (word)
    select distinct word from places p, regexp_split_to_table(p.search_text, '[| ]+') as word
    where p.id = any(ids) and length(word) > 2
    on conflict do nothing;
end $$;

create function note_new_places() returns trigger language plpgsql as $$
begin
  perform refresh_place_search(array(select id from after));
  return null;
end $$;

-- A place is also found by the names of the places around it.
create function note_renamed_places() returns trigger language plpgsql as $$
declare
  renamed text[] := array(
    select a.id from after a join before b using (id)
    where (a.search_text, a.kind, a.parent_id) is distinct from (b.search_text, b.kind, b.parent_id));
begin
  if cardinality(renamed) > 0 then
    perform refresh_place_search(array(
      select p.id from places p left join places up on up.id = p.parent_id
      where p.id = any(renamed) or p.parent_id = any(renamed) or up.parent_id = any(renamed)));
  end if;
  return null;
end $$;

create trigger find_new_places after insert on places referencing new table as after
  for each statement execute function note_new_places();
create trigger find_renamed_places after update on places referencing old table as before new table as after
  for each statement execute function note_renamed_places();
