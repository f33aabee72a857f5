-- When the owner of an account's address was last known to have it: by a code or a link in their mailbox, or by an
-- identity provider. Until then the account has no session, whatever password it has.
alter table users
  add column email_proven_at timestamptz,
  -- The browser that has signed up, as `sign_in_codes.browser_hash`; null once the address is proven.
  add column signed_up_in text;

-- Accounts that have left a trace of such a proof. The next sign-in proves the others.
update users u set email_proven_at = now()
  where u.email is not null and (
    exists (select from known_browsers k where k.user_id = u.id)
    or exists (select from tokens t where t.user_id = u.id and t.proven_by is not null)
    or exists (select from user_identities i where i.user_id = u.id)
    or exists (select from sign_in_links l where l.user_id = u.id and l.used_at is not null)
    or exists (select from passkeys p where p.user_id = u.id)
    or exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
    or exists (
      select from host_people p join host_invitations i on i.person_id = p.id
      where p.user_id = u.id and i.accepted_at is not null));

create index users_unproven on users (created) where signed_up_in is not null;
