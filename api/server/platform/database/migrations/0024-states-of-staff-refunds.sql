-- The refunds by card that a refund by staff caused: whether the payment service has refused one decides its state.
alter table staff_refunds add column refund_ids text[] not null default '{}';
update staff_refunds s set refund_ids = array(
  select r.id from refunds r where r.booking_id = s.booking_id and r.created = s.created);
