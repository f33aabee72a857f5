-- How often a place was looked for and found closed or full, by the hour of its own clock that was asked for. Counts
-- alone: nothing of who looked.
create table missed_searches (
  stashpoint_id text not null references stashpoints (id) on delete cascade,
  -- YYYY-MM-DD of its own calendar: no driver turns it into an instant.
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  hour smallint not null check (hour between 0 and 23),
  reason text not null check (reason in ('closed', 'full')),
  searches integer not null,
  bags integer not null,
  primary key (stashpoint_id, day, hour, reason)
);
create index missed_searches_day on missed_searches (day);
