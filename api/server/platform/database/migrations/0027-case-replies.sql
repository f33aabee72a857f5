-- Replies of staff to the traveller and the host of a report.
create table incident_replies (
  id text primary key,
  incident_id text not null references incidents (id) on delete cascade,
  kind text not null check (
    kind in (
      'traveller_reviewing', 'traveller_question', 'traveller_outcome', 'host_reviewing', 'host_question',
      'host_reminder'
    )
  ),
  -- Staff's own words in the template.
  text text,
  author_id text not null references users (id),
  idempotency_key text unique,
  created timestamptz not null
);
create index incident_replies_incident on incident_replies (incident_id, created);
create index incident_replies_author on incident_replies (author_id, created);
