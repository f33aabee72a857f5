-- Attempts to pay and refunds get their turn by when they were last asked about, and remember what the service said.
alter table payments add column asked_at timestamptz;
-- Once the payment service has ended an attempt no money can come of it any more.
alter table payments add column ended_at timestamptz;
update payments set ended_at = settled_at where status = 'succeeded' or intent_id like 'refused\_%';
create index payments_open on payments (asked_at nulls first, created) where ended_at is null;

alter table refunds add column asked_at timestamptz;
-- What the payment service said when it refused a refund for good.
alter table refunds add column refusal text;
create index refunds_refused on refunds (created) where status = 'failed';
