-- Notes of staff among themselves about any record, by its kind and ID in the log of changes. Those of reports from before
-- are in `incident_notes`, and read together with these.
create table notes (
  id text primary key,
  entity text not null,
  entity_id text not null,
  author_id text not null references users,
  text text not null,
  created timestamptz not null
);
create index notes_record on notes (entity, entity_id, created);
create index notes_author on notes (author_id, created);
create index notes_mailboxes on notes using gin (mailboxes_in(text));

-- The records that staff work on, until they are done. Reports have their assignee themselves.
create table assignments (
  entity text not null,
  entity_id text not null,
  -- Null once a colleague has left without handing it over.
  assignee_id text references users,
  created timestamptz not null,
  primary key (entity, entity_id)
);
create index assignments_assignee on assignments (assignee_id, created);
