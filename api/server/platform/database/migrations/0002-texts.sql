-- Texts: how they are folded and searched, the addresses in them, and their translations.

create extension if not exists pg_trgm;

-- Folds a text to the letters staff type when they search, every mark a gap. It is immutable, so that generated columns
-- and indexes can hold its result.
create function fold_letters(txt text) returns text language sql immutable parallel safe
return replace(translate(lower(txt),
  'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ@.-_+/,''’', 'aaaaaaceeeeiiiinoooooouuuuyy         '), 'ß', 'ss');

-- The mailbox behind an address: what follows a plus sign is a tag, which its owner chooses at will.
create function mailbox(address text)
returns text language sql immutable as $$
  select lower(regexp_replace(address, '^([^+@]+)\+[^@]*@', '\1@'))
$$;

-- The addresses of email in a text, in lower case.
create function mailboxes_in(text text) returns text[] language sql immutable strict parallel safe
return case when strpos(text, '@') = 0 then '{}'::text[] else array(
  select distinct found[1]
  from regexp_matches(lower(text), '([^]\s"''<>(),;:@=?&/\\[]+@[[:alnum:]-]+(?:\.[[:alnum:]-]+)*)', 'g') as found
) end;

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
