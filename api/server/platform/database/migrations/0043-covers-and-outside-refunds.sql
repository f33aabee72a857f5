-- The most that a coupon covers of one booking; null is no limit. An amount needs a currency, so a percentage with one
-- is for places that charge in it.
alter table coupons drop constraint coupons_currency;
alter table coupons
  add column max_bags int check (max_bags is null or max_bags > 0 and activates is null),
  add column max_days int check (max_days is null or max_days > 0 and activates is null),
  add column max_amount int
    check (max_amount is null or max_amount > 0 and percent is not null)
    check ((currency_code is null) = (amount is null and max_amount is null));

-- What a booking's coupon or voucher covered when it was booked: it covers no more when the booking changes later.
alter table bookings add column covered_amount int check (covered_amount >= 0);
update bookings set covered_amount = case when prepaid_amount > 0 then prepaid_amount else discount_amount end
  where coupon_id is not null;

-- A refund made in the payment service's dashboard has the service's id. One that failed there later has taken nothing.
alter table refunds drop constraint refunds_amount_check;
alter table refunds add column made_outside boolean not null default false
  check (amount > 0 or made_outside and amount = 0);
