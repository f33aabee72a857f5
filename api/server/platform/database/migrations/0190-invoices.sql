-- Hosts agree that their invoices to us are written by us, and say who they are on paper.
alter table hosts add column self_billing_accepted_at timestamptz;

create table host_tax_details (
  host_id text primary key references hosts,
  legal_name text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  country_code text not null,
  vat_number text,
  version integer not null default 1
);

-- A host's own row of numbers. It is locked while one is given out, so that none is left out and none comes twice.
create table invoice_series (
  host_id text primary key references hosts,
  code text not null unique,
  last_number integer not null default 0
);

create table invoices (
  id text primary key,
  host_id text not null references hosts,
  kind text not null check (kind in ('invoice', 'credit_note')),
  number text not null unique,
  sequence integer not null,
  corrects_id text references invoices,
  period text not null check (period ~ '^\d{4}-\d{2}$'),
  currency_code text not null references currencies,
  net integer not null,
  vat integer not null,
  gross integer not null check (gross = net + vat),
  vat_rate integer not null,
  vat_treatment text not null,
  language text not null,
  booking_count integer not null,
  supplier jsonb not null,
  customer jsonb not null,
  places jsonb not null,
  issued timestamptz not null,
  unique (host_id, sequence),
  check (kind = 'invoice' or corrects_id is not null),
  check ((kind = 'invoice') = (gross > 0))
);
create index invoices_of_host on invoices (host_id, issued);
create index invoices_issued on invoices (issued, id);

create function invoices_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never changed';
end $$;
create trigger invoices_final before update or delete on invoices
  for each row execute function invoices_are_final();

-- Which rows of the ledger an invoice is for. Each is invoiced once.
create table invoice_entries (
  ledger_entry_id bigint primary key references ledger_entries,
  invoice_id text not null references invoices,
  booking_id text not null references bookings
);
create index invoice_entries_of_invoice on invoice_entries (invoice_id);
create index invoice_entries_of_booking on invoice_entries (booking_id);
create trigger invoice_entries_final before update or delete on invoice_entries
  for each row execute function invoices_are_final();
