-- Staff search emails by words: those of the name in front of the @, of the subject and of the booking number. The code
-- in the subject of an email with one is left out, because whoever could search for it could read it.
alter table mails add column search tsvector generated always as (
  to_tsvector('simple', fold_letters(
    split_part(recipient, '@', 1) || ' '
    || case when priority = 0 then regexp_replace(subject, '\d', '', 'g') else subject end || ' '
    || coalesce(booking_id, '')))) stored;
create index mails_search on mails using gin (search);
-- The beginning of an address.
create index mails_find_recipient on mails (lower(recipient) text_pattern_ops);
