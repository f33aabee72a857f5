-- The currencies of specification §5, so that a network without the demo can begin. Nothing is sold in roubles.
insert into currencies (code, active) values
  ('AED', true), ('AUD', true), ('CAD', true), ('CZK', true), ('EUR', true), ('GBP', true), ('ILS', true),
  ('KRW', true), ('NZD', true), ('RUB', false), ('SGD', true), ('USD', true), ('ZAR', true)
on conflict do nothing;
