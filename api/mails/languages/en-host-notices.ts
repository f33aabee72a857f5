import { action, facts, parts } from '../parts.ts';
import type { HostNoticeTexts } from './host-notice-texts.ts';

export const en: HostNoticeTexts = {
  newBooking: {
    subject: ({ place, id }) => `New booking at ${place} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} has booked with you at ${f.place}.`,
        facts(['Booking', f.id], ['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)]),
        action('The booking', f.link),
      ),
  },
  lostBooking: {
    subject: ({ place, id }) => `A booking at ${place} is cancelled (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `The booking ${f.id} of ${f.traveller} at ${f.place} is cancelled. You need not expect anybody.`,
        facts(['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)]),
        action('The booking', f.link),
      ),
  },
  changedBooking: {
    subject: ({ place, id }) => `A booking at ${place} has changed (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} comes to ${f.place} at another time or with another number of bags.`,
        facts(['Booking', f.id], ['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', f.bagsNow]),
        action('The booking', f.link),
      ),
  },
  hostFrame: {
    choose: 'Which of our mails come to this address',
    calendar: {
      name: (place) => `Cubby: ${place}`,
      closed: 'Closed',
      state: {
        confirmed: 'expected',
        checked_in: 'bags are here',
        checked_out: 'bags are collected',
        no_show: 'nobody came',
        cancelled: 'cancelled',
      },
      booking: 'Booking',
      bags: 'Bags',
      status: 'Status',
    },
    push: {
      dropoffSoon: ({ name, id, time, bags }) => ({
        title: `${time}: ${name} with ${bags === 1 ? 'one bag' : `${bags} bags`}`,
        body: `Booking ${id}. Make room for the bags and tap to take them in.`,
      }),
      pickupLate: ({ name, id, time }) => ({
        title: `${name} is late`,
        body: `Pick-up was at ${time}, booking ${id}. Tap to see what you can say to them.`,
      }),
      report: ({ name, id, kind }) => ({
        title:
          kind === 'closed'
            ? `${name} finds you closed`
            : kind === 'refused'
              ? `${name} says the bags were not taken`
              : `${name} cannot get at the bags`,
        body: `Booking ${id}. Tap to answer: your answer counts.`,
      }),
      test: {
        title: 'Notices work here',
        body: 'So looks what we tell you on this device.',
      },
    },
  },
};
