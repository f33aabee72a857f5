-- Whoever offers room for bags: what their business is called, and when they agreed to the terms for hosts.
create table hosts (
  id text primary key,
  user_id text not null unique references users,
  business_name text not null,
  accepted_tos_at timestamptz,
  created timestamptz not null
);

-- Hosts from before this table are known by the place they opened first.
insert into hosts (id, user_id, business_name, accepted_tos_at, created)
select u.id, u.id, coalesce((select s.business_name from stashpoints s where s.host_id = u.id order by s.created, s.id limit 1), ''),
  u.accepted_tos_at, u.created
from users u where u.role = 'host';
