-- The time zone of the business: its days and months are those of reports, invoices and payouts. One row, which the server
-- writes from its settings until the first paid booking, and never after.
create table business_zone (
  is_only boolean primary key default true check (is_only),
  zone text not null check (length(zone) between 1 and 64)
);

-- What staff did to close a month of the business. Rows of the ledger are written at the present moment, so none is added to
-- a month that is over: `figures` are its sums when it was closed, and stay those.
create table months (
  -- YYYY-MM.
  period text primary key check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  exported_at timestamptz,
  exported_by text references users,
  closed_at timestamptz,
  closed_by text references users,
  -- The reason to close it with something missing.
  note text check (length(note) <= 500),
  figures jsonb,
  check ((closed_at is null) = (figures is null))
);
create index months_exporters on months (exported_by) where exported_by is not null;
create index months_closers on months (closed_by) where closed_by is not null;
