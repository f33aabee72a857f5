-- Staff work on a report as a case: one of them has it, they leave notes, and a decision may refund the traveller.
alter table incidents
  add column assignee_id text references users (id),
  -- The key of the request that decided it: repeating that request has no effect.
  add column decision_key text;
create index incidents_assignee on incidents (assignee_id, created) where assignee_id is not null;

alter table staff_refunds add column incident_id text references incidents (id) on delete set null;
create index staff_refunds_incident on staff_refunds (incident_id) where incident_id is not null;

-- Notes of staff among themselves; neither hosts nor travellers see them.
create table incident_notes (
  id text primary key,
  incident_id text not null references incidents (id) on delete cascade,
  author_id text not null references users (id),
  text text not null,
  created timestamptz not null
);
create index incident_notes_incident on incident_notes (incident_id, created);
create index incident_notes_author on incident_notes (author_id, created);
