-- The warning of duplicates asks whose number is the same.
create index users_phone_number on users (phone_number) where phone_number <> '';
