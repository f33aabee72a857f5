-- What tells every server that something it keeps in memory has changed: a notification for those that listen, and a
-- row for those that sit behind a pooler and can only ask. Bookings and travellers' reviews are not among it: they are
-- many, and what they change on a page may be a minute old.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  entity text not null,
  created timestamptz not null default clock_timestamp()
);
create index catalogue_changes_created on catalogue_changes (created);

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (entity) values (tg_table_name);
  perform pg_notify('catalogue_changes', tg_table_name);
  return null;
end $$;

create trigger note_change after insert or update or delete on places
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete on currencies
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete on landing_partners
  for each statement execute function note_catalogue_change();
create trigger note_change after update of live or delete on seo_contents
  for each statement execute function note_catalogue_change();
create trigger note_change after update of hidden_at or delete on reviews
  for each statement execute function note_catalogue_change();
-- Every edit by staff or hosts grows `edit_version`; approving, closing and moving to another host are edits too.
create trigger note_change after insert or delete or update of edit_version, status, active, host_id on stashpoints
  for each statement execute function note_catalogue_change();
