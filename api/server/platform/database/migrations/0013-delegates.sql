-- Somebody else may collect the bags, once, with a PIN that is worked out from the nonce and never stored.
alter table bookings add column delegate_name text;
alter table bookings add column delegate_nonce text;
alter table bookings add constraint bookings_delegate check ((delegate_name is null) = (delegate_nonce is null));
