import { action, facts, link, parts, place } from '../parts.ts';
import type { OwnStayTexts } from './own-stay-texts.ts';

export const en: OwnStayTexts = {
  changed: {
    subject: (f) => `Your booking ${f.id} has changed`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'Your booking has changed. This is how it stands now:',
        place(f),
        facts(
          ['Booking', f.id],
          ['Drop-off', f.dropoff],
          ['Pick-up', f.pickup],
          ['Bags', f.bagsNow],
          f.paid && ['Paid for the change', f.paid],
          ['Total', f.total],
          ['Opening hours', f.hours],
        ),
        link('Show the way', f.way),
        f.card && `${f.card} goes back to your payment method; banks take five to ten days.`,
        f.credit && `${f.credit} is credit in your account again.`,
        !f.paid && !f.card && !f.credit && 'The change costs nothing.',
        action('Your pass', f.link),
        f.refunds,
      ),
  },
  dropoffSoon: {
    subject: (f) => `Drop-off at ${f.at}: ${f.place} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'Your bags are expected in an hour. This is where:',
        place(f, f.phone && `Call ${f.phone}`),
        facts(['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)], ['Opening hours', f.hours]),
        link('Show the way', f.way),
        f.hasCounter && 'Show your pass at the counter.',
        action('Your pass', f.link),
      ),
  },
  closingSoon: {
    subject: (f) => `${f.place} closes at ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.place} closes at ${f.closes}, and your bags (${f.bags}) are still there.`,
        'Please collect them before that. If you cannot make it, choose a later pick-up on your booking’s page.',
        place(f, f.phone && `Call ${f.phone}`),
        link('Show the way', f.way),
        action('Your booking', f.link),
      ),
  },
  pickupLate: {
    subject: (f) => `Your pick-up was at ${f.at} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Your pick-up was agreed for ${f.pickup}, and your bags (${f.bags}) are still at ${f.place}. They are safe.`,
        f.closes && `It closes at ${f.closes}.`,
        f.perDay &&
          (f.isDayPaid
            ? `Until midnight a later pick-up costs nothing more. Each day after that costs ${f.perDay}.`
            : `A later pick-up costs ${f.perDay} for each further day.`),
        'Choose your new time on your booking’s page. Have you got your bags already? Then say so there.',
        place(f, f.phone && `Call ${f.phone}`),
        link('Show the way', f.way),
        action('Your booking', f.link),
      ),
  },
};
