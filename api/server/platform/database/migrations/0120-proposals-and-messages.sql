-- A later pick-up that a host or staff propose is a pending change; the traveller agrees to it, or pays for it.
alter table bookings add column proposed_by text check (proposed_by in ('host', 'staff'));
-- When a pending change was made to its booking.
alter table bookings add column applied_at timestamptz;

-- A proposal is open for hours and adds time to the same bags: it takes room from the agreed pick-up on, not beside them.
create or replace function overlapping_bookings(
  place text, stay_from timestamptz, stay_until timestamptz, ignored text, asof timestamptz
) returns table (dropoff timestamptz, pickup timestamptz, small int, medium int, large int, standard int)
language sql stable parallel safe as $$
  select
    case when b.proposed_by is null then b.dropoff else (select o.pickup from bookings o where o.id = b.changes_booking_id) end,
    b.pickup, b.small, b.medium, b.large, b.standard
  from bookings b
  where b.stashpoint_id = place
    and b.state in ('held', 'confirmed', 'checked_in')
    and b.dropoff < stay_until
    and b.dropoff > stay_from - interval '30 days 1 hour'
    and b.pickup > stay_from
    and (b.state <> 'held' or b.hold_expires_at > asof)
    and (ignored is null or (b.id <> ignored and b.changes_booking_id is distinct from ignored))
    and (b.proposed_by is null or (select o.pickup from bookings o where o.id = b.changes_booking_id) < stay_until)
$$;

-- Ready-made mails that a host or staff sent to a traveller: counted, and once a key.
create table booking_messages (
  id text primary key,
  booking_id text not null references bookings (id) on delete cascade,
  kind text not null,
  actor_id text not null,
  idempotency_key text unique,
  created timestamptz not null
);
create index booking_messages_of on booking_messages (booking_id, created);
