-- As whom the payment service knows somebody who keeps cards with it. Without a user it is to be forgotten there too.
create table payment_customers (
  id text primary key,
  provider text not null,
  user_id text references users,
  created timestamptz not null,
  unique (provider, user_id)
);
create index payment_customers_to_forget on payment_customers (created) where user_id is null;
