-- The chain of custody and the log of changes are evidence: they only grow. Erasing a person takes what names them away,
-- and nothing else changes a row. A record that must outlive its booking keeps it from being deleted.
-- Contract: release 0.0.0 no longer uses bags.bags_booking_id_fkey, custody_events.custody_events_booking_id_fkey.
-- Contract: release 0.0.0 no longer uses incidents.incidents_booking_id_fkey, claims.claims_booking_id_fkey.
-- Contract: release 0.0.0 no longer uses claims.claims_id_fkey, claim_steps.claim_steps_claim_id_fkey.

lock table bookings, bags, custody_events, incidents, claims, claim_steps, processor_transactions, changes_log
  in access exclusive mode;

create function refuse_change() returns trigger language plpgsql as $$
begin
  perform refuse(tg_name, tg_table_name, format('%s is append-only.', tg_table_name));
  return null;
end $$;

create trigger custody_events_append_only before delete on custody_events
  for each row execute function refuse_change();
create trigger custody_events_only_erased before update on custody_events
  for each row when (to_jsonb(new) - 'detail' <> to_jsonb(old) - 'detail' or new.detail <> '{}')
  execute function refuse_change();

create trigger changes_log_append_only before delete on changes_log
  for each row execute function refuse_change();
-- Null erases all values, too.
create trigger changes_log_only_erased before update on changes_log
  for each row when (
    to_jsonb(new) - '{before,after}'::text[] <> to_jsonb(old) - '{before,after}'::text[]
    or not coalesce(old.before @> new.before, new.before is null)
    or not coalesce(old.after @> new.after, new.after is null))
  execute function refuse_change();

-- Movements at the payment service are evidence, too.
create trigger processor_transactions_append_only before update or delete on processor_transactions
  for each row execute function refuse_change();

-- Row triggers do not see TRUNCATE.
create trigger ledger_entries_truncate before truncate on ledger_entries execute function refuse_change();
create trigger invoices_truncate before truncate on invoices execute function refuse_change();
create trigger invoice_entries_truncate before truncate on invoice_entries execute function refuse_change();
create trigger custody_events_truncate before truncate on custody_events execute function refuse_change();
create trigger changes_log_truncate before truncate on changes_log execute function refuse_change();
create trigger processor_transactions_truncate before truncate on processor_transactions execute function refuse_change();
create trigger claim_steps_truncate before truncate on claim_steps execute function refuse_change();

alter table bags
  drop constraint bags_booking_id_fkey,
  add constraint bags_booking_id_fkey foreign key (booking_id) references bookings on delete restrict not valid;
alter table custody_events
  drop constraint custody_events_booking_id_fkey,
  add constraint custody_events_booking_id_fkey foreign key (booking_id) references bookings on delete restrict not valid;
alter table incidents
  drop constraint incidents_booking_id_fkey,
  add constraint incidents_booking_id_fkey foreign key (booking_id) references bookings on delete restrict not valid;
alter table claims
  drop constraint claims_booking_id_fkey,
  add constraint claims_booking_id_fkey foreign key (booking_id) references bookings on delete restrict not valid,
  drop constraint claims_id_fkey,
  add constraint claims_id_fkey foreign key (id) references incidents on delete restrict not valid;
alter table claim_steps
  drop constraint claim_steps_claim_id_fkey,
  add constraint claim_steps_claim_id_fkey foreign key (claim_id) references claims on delete restrict not valid;
