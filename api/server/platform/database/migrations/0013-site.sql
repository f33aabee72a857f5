-- The site: reviews, editorial texts, pictures and analytics.

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
create index reviews_created on reviews (created desc);
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
