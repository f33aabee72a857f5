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

-- Servers of the last release name neither while this one starts beside them.
create function name_ledger_place() returns trigger language plpgsql as $$
begin
  if new.kind in ('host_share', 'payout') and new.stashpoint_id is null then
    select b.stashpoint_id into new.stashpoint_id from bookings b where b.id = new.booking_id;
  end if;
  if new.kind = 'refund_card' and new.payment_id is null then
    select r.payment_id into new.payment_id from refunds r where r.id = new.refund_id;
  end if;
  return new;
end $$;
create trigger ledger_names_place before insert on ledger_entries
  for each row when (new.stashpoint_id is null) execute function name_ledger_place();

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
update staff_refunds r set stashpoint_id = b.stashpoint_id
  from bookings b where b.id = r.booking_id and r.borne_by = 'host';
