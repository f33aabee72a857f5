-- Reviews, editorial texts, pictures and analytics of the site.

create table reviews (
  id text primary key,
  booking_id text unique references bookings,
  stashpoint_id text not null references stashpoints,
  city_id text not null references places,
  first_name text not null,
  language text not null,
  detected_language text,
  stasher_rating int not null check (stasher_rating between 1 and 5),
  stasher_review text,
  stasher_review_translations jsonb not null default '{}',
  stashpoint_rating int not null check (stashpoint_rating between 1 and 5),
  stashpoint_review text,
  stashpoint_review_translations jsonb not null default '{}',
  created timestamptz not null,
  version int not null default 1,
  -- Only the back office shows and counts a hidden review. Its answer is hidden with it.
  hidden_at timestamptz,
  hidden_reason text,
  -- The place's answer, one per review.
  answer text,
  -- As detected, so that screen readers read it in its language.
  answer_language text,
  answered_at timestamptz,
  answered_by text references users (id),
  -- When the traveller was told: once, however often the answer changes.
  answer_told_at timestamptz,
  -- Why staff removed an answer, for the host to read.
  answer_removed_reason text,
  constraint reviews_hidden check ((hidden_at is null) = (hidden_reason is null))
);
-- Reviews are listed and counted by place, city, rating, language and whether they have a text.
create index reviews_stashpoint on reviews (stashpoint_id, created desc);
create index reviews_city on reviews (city_id, created desc);
create index reviews_rating on reviews (stashpoint_rating, created desc);
create index reviews_language on reviews (language, created desc);
create index reviews_city_rating on reviews (city_id, stashpoint_rating);
create index reviews_stashpoint_rating on reviews (stashpoint_id, stashpoint_rating);
create index reviews_with_text on reviews (created desc) where stashpoint_review is not null;
create index reviews_created_id on reviews (created, id);
create index reviews_hidden on reviews (created, id) where hidden_at is not null;
create index reviews_unanswered on reviews (stashpoint_id, created desc) where answer is null and hidden_at is null;
-- Translations start with the latest answers.
create index reviews_answered on reviews (answered_at desc, id) where answer is not null;
create trigger note_change after update of hidden_at or delete on reviews
  for each statement execute function note_catalogue_change();
create trigger note_answer after update of answer on reviews
  for each statement execute function note_catalogue_change();

-- Visible reviews by the day (UTC) they were written and by their two ratings, kept by difference as place_totals are.
create table review_totals (
  -- A replica by logical replication finds a deleted row by its key.
  id bigint generated always as identity primary key,
  day date not null,
  stashpoint_rating int not null,
  stasher_rating int not null,
  reviews int not null,
  added_up boolean not null default false
);
create index review_totals_apart on review_totals (day) where not added_up;

create function note_review_totals() returns trigger language plpgsql as $$
begin
  execute 'insert into review_totals (day, stashpoint_rating, stasher_rating, reviews)
    select (created at time zone ''UTC'')::date, stashpoint_rating, stasher_rating, sum(n)
    from (' || case tg_op
      when 'INSERT' then 'select 1 as n, * from added'
      when 'DELETE' then 'select -1 as n, * from removed'
      else 'select 1 as n, * from added union all select -1, * from removed'
    end || ') r
    where hidden_at is null
    group by 1, 2, 3
    having sum(n) <> 0';
  return null;
end $$;

create trigger add_totals after insert on reviews
  referencing new table as added for each statement execute function note_review_totals();
create trigger change_totals after update on reviews
  referencing old table as removed new table as added for each statement execute function note_review_totals();
create trigger remove_totals after delete on reviews
  referencing old table as removed for each statement execute function note_review_totals();

-- Editorial texts of places. `values` is the draft, `live` the text the page shows; they differ until the draft is
-- published.
create table seo_contents (
  id text primary key,
  language text not null,
  location_id text not null references places (id),
  prompt_id text not null,
  "values" jsonb not null default '[]',
  live jsonb,
  published_at timestamptz,
  updated timestamptz not null default now(),
  version int not null default 1,
  unique (location_id, language, prompt_id)
);
create trigger note_change after update of live or delete on seo_contents
  for each statement execute function note_catalogue_change();

-- Uploaded pictures; the files are stored beside the database, by the same id.
create table pictures (
  id text primary key,
  purpose text not null check (purpose in ('stashpoint', 'place', 'hero')),
  width int not null,
  height int not null,
  uploaded_by text references users,
  created timestamptz not null
);

-- A tiny version of each picture as a data URI, by the picture's name; pages show it until the picture is loaded.
create table picture_previews (
  name text primary key,
  preview text not null
);

-- Events of visitors who consented, in batches as they came; kept for ninety days.
create table analytics_events (
  id bigint generated always as identity primary key,
  name text not null,
  time timestamptz not null,
  received timestamptz not null,
  client_id text,
  visitor text,
  properties jsonb not null,
  experiments jsonb not null,
  marketing jsonb not null
);
create index on analytics_events (name, time);
create index on analytics_events (received);
