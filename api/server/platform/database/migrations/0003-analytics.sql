-- What visitors who agreed did, in batches as they came; kept for ninety days.
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
