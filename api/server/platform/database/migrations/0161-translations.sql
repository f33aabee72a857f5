-- Translations of what hosts and travellers have written, kept by what the text is, not by where it stands: the same
-- words are asked for once, and words that have changed are other words.
create table translations (
  -- Of the text as it was sent to the translator.
  text_hash text collate "C" not null,
  source text not null,
  target text not null,
  -- Null where the translator could not: it is asked again a week later.
  text text,
  translated_by text not null,
  created timestamptz not null,
  -- When the original was last met at a place or in a review.
  seen timestamptz not null,
  primary key (text_hash, source, target)
);
create index translations_seen on translations (seen);

-- How far the walk past everything that is written has come: one row, so that one server walks at a time.
create table translation_walk (
  id int primary key default 1 check (id = 1),
  -- A server that died lets go of the walk by itself.
  held_until timestamptz not null,
  began timestamptz not null,
  -- Which kind of text it is at, and the last id of that kind that it has passed.
  kind text not null,
  reached text not null,
  finished boolean not null default false,
  -- Whether it had a translator: one that had none has only cleared, and is begun anew once there is one.
  translates boolean not null
);

-- What was written last is looked at first.
create index stashpoints_updated on stashpoints (updated desc, id) where status = 'approved';
create index reviews_answered on reviews (answered_at desc, id) where answer is not null;
