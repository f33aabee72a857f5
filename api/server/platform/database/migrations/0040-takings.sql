-- For the revenue of a period, without reading the ledger's rows.
create index ledger_takings on ledger_entries (created) include (currency_code, amount, booking_id)
  where kind in ('charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit', 'chargeback');
