-- The platform's own tables, which name no noun of the marketplace. In all files money is in minor units, instants are
-- timestamptz, and wall-clock times belong to a place.

create table settings (
  key text primary key,
  value text not null
);

-- Calls and guesses, counted for all servers together. `expire` is in milliseconds since 1970.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Changes to tables that every server caches: a notification for servers that listen, and a row for those behind a
-- pooler, which can only poll. Bookings and travellers' reviews are left out: they are frequent, and the parts of a
-- page they change may be a minute old.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  entity text not null,
  created timestamptz not null default clock_timestamp()
);
create index catalogue_changes_created on catalogue_changes (created);

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (entity) values (tg_table_name);
  perform pg_notify('catalogue_changes', tg_table_name);
  return null;
end $$;

-- Folds a text to the letters staff type when they search, every mark a gap. It is immutable, so that generated columns
-- and indexes can hold its result.
create function fold_letters(txt text) returns text language sql immutable parallel safe
return replace(translate(lower(txt),
  'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ@.-_+/,''’', 'aaaaaaceeeeiiiinoooooouuuuyy         '), 'ß', 'ss');

-- Translations of texts by hosts and travellers, stored by the text and not by where it appears: the same words are
-- translated once, and changed words are another text.
create table translations (
  -- Hash of the text as it was sent to the translator.
  text_hash text collate "C" not null,
  source text not null,
  target text not null,
  -- Null where the translator failed: it is asked again a week later.
  text text,
  translated_by text not null,
  created timestamptz not null,
  -- When the original was last found at a place or in a review.
  seen timestamptz not null,
  primary key (text_hash, source, target)
);
create index translations_seen on translations (seen);

-- Progress of the job that visits every text to translate: one row, so that one server at a time does it.
create table translation_walk (
  id int primary key default 1 check (id = 1),
  -- The lease of a server that died expires by itself.
  held_until timestamptz not null,
  began timestamptz not null,
  -- The kind of text the job has reached, and the last id of that kind it has passed.
  kind text not null,
  reached text not null,
  finished boolean not null default false,
  -- Whether there was a translator. A run without one only removes old translations, and restarts once there is one.
  translates boolean not null
);

-- The last good answer of a content service to each question, for when it is slow or down, and after a restart.
create table kept_answers (
  address text primary key,
  body jsonb not null,
  total int not null,
  read_at timestamptz not null
);
