-- Validates the laws of 0051 to 0054 for rows from before, in a transaction of its own: it reads large tables, while
-- everybody goes on reading and writing them. The ledger takes no rows while its index is built, which takes about a
-- second for two million rows. A law that old rows break is for new ones, and an upgrade does not fail on it: the nightly
-- job and `npm run doctor -- laws` name it.
select hold_laws();
