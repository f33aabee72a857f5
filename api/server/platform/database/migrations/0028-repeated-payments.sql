-- A payment repeats another if both paid the same amount for the same stay within an hour: marked when it succeeds, so
-- that all of them can be listed without comparing every payment with every other.
alter table payments add column repeats_id text references payments (id);
update payments p set repeats_id = pairs.first from (
  select id, amount, settled_at,
    lag(id) over earlier as first, lag(settled_at) over earlier as first_at
  from (
    select p.id, p.amount, p.settled_at, coalesce(b.changes_booking_id, b.id) as stay_id
    from payments p join bookings b on b.id = p.booking_id
    where p.status = 'succeeded' and p.settled_at is not null
  ) paid
  window earlier as (partition by stay_id, amount order by settled_at, id)
) pairs
where pairs.id = p.id and pairs.settled_at <= pairs.first_at + interval '1 hour';
create index payments_repeats on payments (booking_id) where repeats_id is not null;
