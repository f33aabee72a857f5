-- The secret address of a place's calendar follows from the server's secret and this nonce, so that it can be shown
-- again; what is asked for is found by its hash. Renewing writes another nonce, and the old address is nobody's.
create table place_calendars (
  stashpoint_id text primary key references stashpoints (id) on delete cascade,
  nonce text not null,
  hash text not null unique,
  created timestamptz not null
);
