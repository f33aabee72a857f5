-- One operation on many records: chosen, previewed, run as a job, and undone for a while.

create table operations (
  id text primary key,
  author_id text not null references users on delete cascade,
  -- The author with their rights, as the job acts in their name.
  caller jsonb not null,
  kind text not null,
  arguments jsonb not null,
  state text not null check (state in (
    'planning', 'planned', 'running', 'done', 'moving', 'finished', 'undoing', 'undone')),
  -- Counts its previews: only the latest can be run.
  version int not null default 1,
  created timestamptz not null,
  -- Until then nothing has left: no booking moves and no mail goes.
  undo_until timestamptz
);
create index operations_author on operations (author_id);
create index operations_created on operations (created);
create index operations_open on operations (created) where state in ('planning', 'running', 'done', 'moving', 'undoing');

create table operation_items (
  operation_id text not null references operations on delete cascade,
  position int not null,
  -- A place, a coupon, a voucher or a mail, by the operation's kind; it may be deleted later.
  target_id text not null,
  name text not null default '',
  state text not null default 'chosen' check (state in (
    'chosen', 'planned', 'unchanged', 'refused', 'done', 'settled', 'undone', 'left')),
  -- The error for which it was refused.
  problem text,
  plan jsonb,
  -- What the preview was made from: run while it is the same.
  seen text,
  -- What it had before, for undo, and its version after.
  before jsonb,
  version int,
  -- The bookings that moved, and those that stayed behind.
  moves jsonb,
  primary key (operation_id, position)
);
