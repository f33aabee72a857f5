-- A refused check-in keeps its tags and its person: the tags may be on the bags.
alter table counter_tasks add column actor_id text, add column bags jsonb not null default '[]';
create index counter_tasks_booking on counter_tasks (booking_id);
