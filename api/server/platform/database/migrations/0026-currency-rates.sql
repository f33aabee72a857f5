-- Totals of several currencies are shown in one of them, by rates that staff enter.
alter table currencies add column reporting boolean not null default false;
create unique index currencies_reporting on currencies (reporting) where reporting;
-- No server has to be told: nothing that is cached shows it.
alter table currencies disable trigger note_change;
update currencies set reporting = true where code = 'EUR';
alter table currencies enable trigger note_change;

-- One unit of a currency in units of another, from a day on; the latest rate up to a day applies to that day.
create table currency_rates (
  currency_code text not null references currencies (code),
  reporting_code text not null references currencies (code),
  valid_from date not null,
  rate numeric(12, 6) not null check (rate > 0),
  primary key (currency_code, reporting_code, valid_from),
  check (currency_code <> reporting_code)
);
