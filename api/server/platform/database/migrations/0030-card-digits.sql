-- Outside a transaction: payments are many.

-- The last four digits of the card, by which staff find a caller; forgotten with the card.
alter table payments add column if not exists card_digits text check (card_digits ~ '^\d{4}$');
drop index concurrently if exists payments_card_digits;
create index concurrently payments_card_digits on payments (card_digits) where card_digits is not null;
