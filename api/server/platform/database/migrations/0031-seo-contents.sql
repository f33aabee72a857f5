-- Editorial texts of places. `values` is what is being written, `live` what the page shows; they differ until someone
-- publishes.
create table seo_contents (
  id text primary key,
  language text not null,
  location_id text not null references places (id),
  prompt_id text not null,
  "values" jsonb not null default '[]',
  live jsonb,
  published_at timestamptz,
  updated timestamptz not null default now(),
  unique (location_id, language, prompt_id)
);
