-- People are searched by any part of their address, name or number. Guests, who are most of the rows, have none.
create index users_similar on users
  using gin ((coalesce(email, '') || ' ' || first_name || ' ' || last_name || ' ' || phone_number) gin_trgm_ops)
  with (fastupdate = off) where role <> 'guest';
