-- Each row of a host's share names the place that earns or bears it: a booking that moves leaves the former place's rows
-- with that place. Rows that a report caused name the report.
alter table ledger_entries
  add column stashpoint_id text references stashpoints (id),
  add column incident_id text references incidents (id);

alter table ledger_entries disable trigger ledger_append_only;
update ledger_entries l set stashpoint_id = b.stashpoint_id
  from bookings b where b.id = l.booking_id and l.kind in ('host_share', 'payout');
-- Of a refund by card, the payment it goes back to.
update ledger_entries l set payment_id = r.payment_id
  from refunds r where r.id = l.refund_id and l.kind = 'refund_card' and l.payment_id is null;
alter table ledger_entries enable trigger ledger_append_only;

alter table ledger_entries
  add constraint ledger_entries_place_check check (stashpoint_id is not null or kind not in ('host_share', 'payout'));
create index ledger_of_places on ledger_entries (stashpoint_id) where stashpoint_id is not null;
create index ledger_of_reports on ledger_entries (incident_id) where incident_id is not null;

alter table incidents
  -- What goes back to the card once the report is proven, minor units. An account has it as credit until then.
  add column withheld int not null default 0 check (withheld >= 0),
  -- The traveller asked for credit, so that it stays credit.
  add column keeps_credit boolean not null default false,
  -- One of too many by the same person or card: it changes nothing until a person has looked at it.
  add column reviewed_first boolean not null default false;

-- The place whose host bears it; null for the platform.
alter table staff_refunds add column stashpoint_id text references stashpoints (id);
alter table staff_refunds disable trigger user;
update staff_refunds r set stashpoint_id = b.stashpoint_id
  from bookings b where b.id = r.booking_id and r.borne_by = 'host';
alter table staff_refunds enable trigger user;
