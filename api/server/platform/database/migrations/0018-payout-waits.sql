-- Payouts to a changed account wait until its owner has had the time to hear of the change.
alter table external_accounts add column pays_from timestamptz;
