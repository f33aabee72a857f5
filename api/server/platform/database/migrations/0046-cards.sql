-- The payment service's code for a card, by which reports without proof are counted; forgotten when they no longer count.
alter table payments add column card text;
create index payments_card on payments (card) where card is not null;
