-- A traveller and a host write to each other about a booking. Ready-made mails are messages of the same conversation.
alter table booking_messages
  alter column kind drop not null,
  -- Order of the messages of one instant, too.
  add column number bigint generated always as identity,
  add column side text not null default 'host' check (side in ('traveller', 'host')),
  -- The place it was written to or from: a booking that moves takes no messages to its next host.
  add column stashpoint_id text references stashpoints (id),
  add column text text,
  add column language text,
  -- A ready-made mail in the other languages.
  add column translations jsonb not null default '{}',
  -- Time at which the other side was told.
  add column announced_at timestamptz,
  add column reported_at timestamptz;

-- Of earlier mails the subject is shown, because their text has the link of the traveller's pass.
update booking_messages m set
  stashpoint_id = b.stashpoint_id,
  language = b.language,
  announced_at = m.created,
  text = (
    select x.subject from mails x
    where x.booking_id = m.booking_id and x.recipient = b.email and x.created = m.created
    order by x.id limit 1
  )
from bookings b where b.id = m.booking_id;
delete from booking_messages where text is null;

alter table booking_messages
  alter column side drop default,
  alter column stashpoint_id set not null,
  alter column text set not null;
create index booking_messages_created on booking_messages (created);
create index booking_messages_actor on booking_messages (actor_id, created);
create index booking_messages_unannounced on booking_messages (created) where announced_at is null;

-- The side that does not want to be written to.
create table conversation_blocks (
  booking_id text not null references bookings (id) on delete cascade,
  side text not null check (side in ('traveller', 'host')),
  created timestamptz not null,
  primary key (booking_id, side)
);
