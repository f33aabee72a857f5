-- Finding places by what people type. The three tables below follow from `places.search_text`, and nobody but the
-- triggers writes them, so that they agree with it whoever writes a place.
create extension if not exists pg_trgm;

-- What staff add to a place's names: codes of airports, local names, districts, what everybody calls it.
alter table places add column also_found_by text[] not null default '{}';

-- Each form of each name from each of its words on, written together: 'garedunord', 'dunord', 'nord'.
create table place_terms (
  place_id text not null references places on delete cascade,
  term text collate "C" not null,
  -- Of one of the few thousand places asked for most: a short beginning fits too many others.
  popular boolean not null,
  primary key (place_id, term)
);
create index place_terms_term on place_terms (term, place_id);
create index place_terms_popular on place_terms (term, place_id) where popular;

-- All words by which a place is found: its own, those of the city and country around it, and what kind of place it is.
create table place_search (
  place_id text primary key references places on delete cascade,
  words tsvector not null,
  popular boolean not null
);
create index place_search_words on place_search using gin (words);
create index place_search_popular on place_search (place_id) where popular;

-- Every word of any name, to look for the ones that resemble what was typed. Words no place has any more may stay.
create table place_words (word text collate "C" primary key);
create index place_words_similar on place_words using gin (word gin_trgm_ops);

create function kind_words(kind text) returns text immutable language sql as $$
  select case kind
    when 'station' then 'station bahnhof hauptbahnhof hbf gare estacion stazione estacao train railway'
    when 'airport' then 'airport flughafen aeroport aeropuerto aeroporto'
    when 'port' then 'port harbour hafen puerto porto ferry'
  end
$$;

create function refresh_place_search(ids text[]) returns void language plpgsql as $$
declare
  -- A small network is all asked for; of a large one the job that counts bookings says which.
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

-- What lies in a place is found by its names too.
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

-- What is there was folded otherwise: apostrophes go, other marks part words, and umlauts are written out as well.
-- No server knows these columns yet, so none has to be told.
alter table places disable trigger note_change;
update places set search_text = (
  select string_agg(distinct '|' || form, '') from (
    select trim(regexp_replace(regexp_replace(form, '[''’]', '', 'g'), '[[:punct:][:space:]]+', ' ', 'g')) as form
      from regexp_split_to_table(ltrim(search_text, '|'), '\|') as form
    union
    select trim(regexp_replace(
        replace(replace(replace(replace(lower(value ->> 'name'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
        '[[:punct:][:space:]]+', ' ', 'g'))
      from jsonb_each(translations) where value ->> 'name' ~* '[äöüß]'
  ) forms where form <> '');
alter table places enable trigger note_change;
select refresh_place_search(array(select id from places));
