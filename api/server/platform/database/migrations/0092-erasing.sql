-- Deleting a person deletes what was written to them.
create index mails_recipient on mails (recipient);
