-- One spelling of each mailbox: composed letters, and the domain in ASCII, as `normaliseEmail` writes it
-- (api/contract/rules/fields.ts). With it, the unique index of addresses is one of mailboxes for any server that writes.

-- A label of a domain in ASCII (RFC 3492).
create function punycode(label text) returns text language plpgsql immutable strict parallel safe as $$
declare
  points int[] := array(select ascii(sign) from regexp_split_to_table(label, '') as sign);
  basic text := regexp_replace(label, '[^ -~]', '', 'g');
  coded text := case when basic = '' then '' else basic || '-' end;
  done int := length(basic);
  least_point int := 128;
  next_point int;
  point int;
  bias int := 72;
  delta int := 0;
  rest int;
  step int;
  threshold int;
begin
  while done < cardinality(points) loop
    select min(each) into next_point from unnest(points) as each where each >= least_point;
    delta := delta + (next_point - least_point) * (done + 1);
    least_point := next_point;
    foreach point in array points loop
      if point < least_point then delta := delta + 1; end if;
      continue when point <> least_point;
      rest := delta;
      step := 36;
      loop
        threshold := least(greatest(step - bias, 1), 26);
        exit when rest < threshold;
        coded := coded || substr('abcdefghijklmnopqrstuvwxyz0123456789',
          threshold + (rest - threshold) % (36 - threshold) + 1, 1);
        rest := (rest - threshold) / (36 - threshold);
        step := step + 36;
      end loop;
      coded := coded || substr('abcdefghijklmnopqrstuvwxyz0123456789', rest + 1, 1);
      delta := delta / case when done = length(basic) then 700 else 2 end;
      delta := delta + delta / (done + 1);
      step := 0;
      while delta > 455 loop
        delta := delta / 35;
        step := step + 36;
      end loop;
      bias := step + 36 * delta / (delta + 38);
      delta := 0;
      done := done + 1;
    end loop;
    delta := delta + 1;
    least_point := least_point + 1;
  end loop;
  return coded;
end $$;

create function mailbox_spelling(address text) returns text language sql immutable strict parallel safe
return case when address ~ '^[ -~]*$' then address else
  normalize(split_part(address, '@', 1), nfc) || '@' || (
    select string_agg(case when label ~ '^[ -~]*$' then label else 'xn--' || punycode(label) end, '.' order by place)
    from string_to_table(normalize(split_part(address, '@', 2), nfc), '.') with ordinality as labels(label, place)) end;

create function spell_mailbox() returns trigger language plpgsql as $$
begin
  new.email := mailbox_spelling(new.email);
  return new;
end $$;

create trigger users_mailbox before insert or update of email on users
  for each row when (new.email ~ '[^ -~]') execute function spell_mailbox();

-- The few accounts with another spelling; where both are taken, each keeps the address it has.
create function spell_mailboxes() returns void language sql as $$
  update users set email = email where email ~ '[^ -~]' and mailbox_spelling(email) <> email
    and not exists (select from users as other where other.email = mailbox_spelling(users.email))
$$;
select spell_mailboxes();
drop function spell_mailboxes();
