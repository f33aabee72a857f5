-- An attempt to pay is written before the payment service is asked, with all it takes to ask again under the same key.

alter table payments
  -- Null until the service has answered.
  alter column intent_id drop not null,
  -- The key the service knows the attempt by: it does the same request only once.
  add column idempotency_key text unique,
  add column request_hash text,
  -- What it is paid with; only until the service has answered.
  add column means jsonb,
  -- The bank's own words for its refusal, for a request that is repeated.
  add column refused_with jsonb,
  -- While a server is asking the service, nobody else pays for the same booking.
  add column asking_until timestamptz;

update payments set intent_id = null where intent_id like 'refused\_%';
-- Money has come of these, so there is nothing to ask about.
update payments set ended_at = coalesce(settled_at, created) where status = 'succeeded' and ended_at is null;

create index payments_newest on payments (created) where ended_at is null;

-- The mailbox behind an address: what follows a plus sign is a tag, which its owner chooses at will.
create function mailbox(address text)
returns text language sql immutable as $$
  select lower(regexp_replace(address, '^([^+@]+)\+[^@]*@', '\1@'))
$$;

create or replace function take_coupon_use(coupon text, customer_email text, asof timestamptz)
returns boolean language plpgsql volatile as $$
declare
  c coupons;
  used int;
  used_by_customer int;
begin
  if coupon is null then return true; end if;
  select * into c from coupons where id = coupon for update;
  if not c.active or c.active_at > asof or c.expires_at <= asof then return false; end if;
  select count(*), count(*) filter (where mailbox(b.email) = mailbox(customer_email)) into used, used_by_customer
  from bookings b
  where b.coupon_id = coupon and uses_coupon(b.id, b.state, b.hold_expires_at, c.activates, asof);
  return used < coalesce(c.uses_left, used + 1)
    and used_by_customer < coalesce(c.uses_per_customer, used_by_customer + 1);
end $$;
