/*
 * The 58 migrations from before the baseline, for databases that were made by them. They can be deleted once no such
 * database is left.
 */

/** The last commit whose migrations are separate: it brings every older database to the schema of the baseline. */
export const LAST_BEFORE_BASELINE = '4eadf87a';

/** The last file of the baseline; the migrations after it are new to every database. */
export const END_OF_BASELINE = '0014-mail-and-audit.sql';

export const OLD_MIGRATIONS = `
  0001-marketplace 0002-availability 0003-analytics 0010-reviews 0011-credit 0012-incidents 0013-delegates 0020-hosts
  0030-landing-partners 0031-seo-contents 0032-partner-lockers 0040-staff 0041-desk 0042-dashboard 0043-currencies
  0050-network 0051-pictures 0052-hosts 0060-vouchers 0061-areas 0062-reviews-users-currencies
  0063-areas-in-sold-currencies 0070-catalogue-changes 0071-mail-queue 0080-payments-and-refunds 0081-disputes
  0090-rate-limits 0091-identities 0092-erasing 0093-kept-answers 0100-custody 0110-sign-in-links 0111-own-places
  0112-booking-pictures 0113-answered-reports 0114-answered-reviews 0120-proposals-and-messages
  0121-confirmed-bookings 0130-forgotten 0131-dispute-evidence 0150-find-places 0151-find-places-at-once
  0160-one-bag-total 0161-translations 0170-short-stays 0181-mails-in-html 0182-mail-choices 0185-payment-customers
  0186-email-changes 0190-invoices 0191-payout-runs 0192-reconciliation 0200-people 0210-notice-kinds
  0211-place-calendars 0212-push 0213-missed-searches 0220-sign-in-methods
`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}.sql`);
