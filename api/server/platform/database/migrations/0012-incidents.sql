-- What travellers report of a place that failed them: closed, bags refused, or bags locked in.
create table incidents (
  id text primary key,
  booking_id text not null references bookings (id) on delete cascade,
  -- The place it happened at; the booking may move away from it.
  stashpoint_id text not null references stashpoints (id),
  kind text not null check (kind in ('closed', 'refused', 'closed_at_pickup')),
  text text,
  created timestamptz not null,
  -- Until when the host has to answer, where bags are locked in.
  respond_by timestamptz,
  resolved_at timestamptz,
  resolution text check (resolution in ('rebooked', 'cancelled', 'collected')),
  check ((resolved_at is null) = (resolution is null))
);
create index incidents_booking on incidents (booking_id, created desc);
create index incidents_stashpoint on incidents (stashpoint_id, created desc);
-- Telling the same twice is one report: of two at once, one is written.
create unique index incidents_open on incidents (booking_id, stashpoint_id, kind) where resolved_at is null;
