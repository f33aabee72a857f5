-- Outside a transaction: changes are many.

-- The names of the fields that a change is about.
create or replace function changed_fields(before jsonb, after jsonb) returns text[]
language sql immutable parallel safe cost 1000
return array(select jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')));

-- Each way of searching the log has an index in its order: newest first.
drop index concurrently if exists changes_log_created;
create index concurrently changes_log_created on changes_log (created, id);
drop index concurrently if exists changes_log_kind;
create index concurrently changes_log_kind on changes_log (entity, created, id);
drop index concurrently if exists changes_log_action;
create index concurrently changes_log_action on changes_log (action, created, id);
drop index concurrently if exists changes_log_fields;
create index concurrently changes_log_fields on changes_log using gin (changed_fields(before, after));
drop index concurrently if exists changes_log_author;
create index concurrently changes_log_author on changes_log (actor_id, created, id) where actor_id is not null;
drop index concurrently if exists changes_log_actor;
