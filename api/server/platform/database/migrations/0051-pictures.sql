-- Pictures that were sent to us; the files lie beside the database, by the same id.
create table pictures (
  id text primary key,
  purpose text not null check (purpose in ('stashpoint', 'place', 'hero')),
  width int not null,
  height int not null,
  uploaded_by text references users,
  created timestamptz not null
);
