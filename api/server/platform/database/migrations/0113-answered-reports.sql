-- A report arrives with what shows that it is true, and the host answers before it counts.
alter table incidents
  -- Metres from the traveller's phone to the place's pin, and how far off the phone may be. Where they stood is not kept.
  add column distance_m integer,
  add column accuracy_m integer,
  -- By the hours and closures of that moment; both may be changed later.
  add column was_open boolean,
  add column closure_stood boolean,
  add column answer_by timestamptz,
  add column answer text check (answer in ('agrees', 'disputes', 'on_the_way', 'open_now')),
  add column answer_text text,
  add column answered_at timestamptz,
  add column arrives_at timestamptz,
  add column verdict text check (verdict in ('upheld', 'dismissed')),
  add column verdict_text text,
  add column decided_at timestamptz,
  add column decided_by text references users (id),
  -- Since when it counts against the place; null while it does not.
  add column counts_since timestamptz;
create index incidents_unanswered_reports on incidents (answer_by)
  where answer is null and verdict is null and counts_since is null;
create index incidents_counted on incidents (stashpoint_id, created) where counts_since is not null;
create index custody_events_place on custody_events (stashpoint_id, occurred_at);
