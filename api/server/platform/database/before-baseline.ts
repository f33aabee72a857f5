/*
 * The 55 migrations from before the baseline, for databases that were made by them. They can be deleted once no such
 * database is left.
 */

/** The last commit whose migrations are separate: it brings every older database to the schema of the baseline. */
export const LAST_BEFORE_BASELINE = '84613801';

/** The last file of the baseline; the migrations after it are new to every database. */
export const END_OF_BASELINE = '0017-mails.sql';

export const OLD_MIGRATIONS = `
  0001-platform 0002-users 0003-places 0004-stashpoints 0005-hosts 0006-offers 0007-bookings 0008-availability
  0009-custody 0010-payments 0011-payouts 0012-ledger 0013-site 0014-mail-and-audit 0015-changes
  0016-payments-and-coupons 0017-sign-in-codes 0018-payout-waits 0019-stashpoint-names 0020-incident-notices 0021-proofs
  0022-account-changes 0023-searching-mails 0024-states-of-staff-refunds 0025-cases 0026-currency-rates
  0027-case-replies 0028-repeated-payments 0029-typed-tags 0030-conversations 0031-claims 0032-trainline
  0033-picture-previews 0034-places-on-a-map 0035-totals 0036-people-by-any-part 0037-stays-at-closed-places
  0038-closed-stays-so-far 0039-popular-words 0040-takings 0041-proven-addresses 0042-idempotent-answers
  0043-covers-and-outside-refunds 0044-travellers-on-their-way 0045-settlement 0046-cards 0047-retention
  0048-coupon-uses 0049-fewer-indexes 0050-wider-sums 0051-laws-of-money 0052-laws-of-bookings 0053-append-only
  0054-laws-of-accounts 0055-laws-of-old-rows
`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}.sql`);
