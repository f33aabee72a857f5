import { action, facts, link, parts, stashpoint } from '../parts.ts';
import type { OwnStayTexts } from './own-stay-texts.ts';

export const en: OwnStayTexts = {
  changed: {
    subject: (f) => `Your booking ${f.id} has changed`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'Your booking has changed. Here are the new details:',
        stashpoint(f),
        f.pass,
        facts(
          ['Booking', f.id],
          ['Drop-off', f.dropoff],
          ['Pick-up', f.pickup],
          ['Bags', f.bagsNow],
          f.paid && ['Paid for the change', f.paid],
          ['Total', f.total],
          ['Opening hours', f.hours],
        ),
        link('Get directions', f.way),
        f.card && `We’re refunding ${f.card} to your payment method. Banks take 5 to 10 days.`,
        f.credit && `We’ve refunded ${f.credit} as credit.`,
        f.unrefunded &&
          `The change saves ${f.unrefunded}, but the time for refunds has ended, so you won’t get a refund. It counts if you book more again.`,
        !f.paid && !f.card && !f.credit && !f.unrefunded && 'There was no charge for the change.',
        action('Your pass', f.link),
        f.refunds,
      ),
  },
  dropoffSoon: {
    subject: (f) => `Drop-off at ${f.at}: ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'Your drop-off is in an hour. Here’s where to go:',
        stashpoint(f, f.phone && `Call ${f.phone}`),
        f.pass,
        facts(['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)], ['Opening hours', f.hours]),
        link('Get directions', f.way),
        action('Your pass', f.link),
      ),
  },
  closingSoon: {
    subject: (f) => `${f.stashpoint} closes at ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.stashpoint} closes at ${f.closes}, and your bags (${f.bags}) are still there.`,
        'Please collect them before then. If you can’t make it, choose a later pick-up on your booking’s page.',
        stashpoint(f, f.phone && `Call ${f.phone}`),
        link('Get directions', f.way),
        action('Your booking', f.link),
      ),
  },
  pickupLate: {
    subject: (f) => `Your pick-up was at ${f.at} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Your pick-up was agreed for ${f.pickup}, and your bags (${f.bags}) are still at ${f.stashpoint}. They are safe.`,
        f.closes && `It closes at ${f.closes}.`,
        f.perDay &&
          (f.isDayPaid
            ? `There’s no charge for a later pick-up until midnight. Each day after that costs ${f.perDay}.`
            : `A later pick-up costs ${f.perDay} for each extra day.`),
        'Choose a new time on your booking’s page. If you already have your bags, confirm it there.',
        stashpoint(f, f.phone && `Call ${f.phone}`),
        link('Get directions', f.way),
        action('Your booking', f.link),
      ),
  },
};
