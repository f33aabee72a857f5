import { action, facts, parts } from '../parts.ts';
import type { HostNoticeTexts } from './host-notice-texts.ts';

export const en: HostNoticeTexts = {
  newBooking: {
    subject: ({ stashpoint, id }) => `New booking at ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} has booked with you at ${f.stashpoint}.`,
        facts(['Booking', f.id], ['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)]),
        action('View the booking', f.link),
      ),
  },
  comingBooking: {
    subject: ({ traveller, stashpoint, id }) => `${traveller} is on their way to ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} says they’re on their way to ${f.stashpoint}. If the booking was marked as a no-show, it’s confirmed again.`,
        facts(['Booking', f.id], ['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)]),
        action('View the booking', f.link),
      ),
  },
  lostBooking: {
    subject: ({ stashpoint, id }) => `A booking at ${stashpoint} has been cancelled (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller}’s booking ${f.id} at ${f.stashpoint} has been cancelled. No one will be coming.`,
        facts(['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)]),
        action('View the booking', f.link),
      ),
  },
  changedBooking: {
    subject: ({ stashpoint, id }) => `A booking at ${stashpoint} has changed (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} has changed the time or the number of bags of their booking at ${f.stashpoint}.`,
        facts(['Booking', f.id], ['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', f.bagsNow]),
        action('View the booking', f.link),
      ),
  },
  hostFrame: {
    choose: 'Choose the emails for this address',
    calendar: {
      name: (stashpoint) => `Cubby: ${stashpoint}`,
      closed: 'Closed',
      state: {
        confirmed: 'expected',
        checked_in: 'in storage',
        checked_out: 'collected',
        no_show: 'no-show',
        cancelled: 'cancelled',
      },
      booking: 'Booking',
      bags: 'Bags',
      status: 'Status',
    },
    push: {
      dropoffSoon: ({ name, id, time, bags }) => ({
        title: `${time}: ${name} with ${bags === 1 ? 'one bag' : `${bags} bags`}`,
        body: `Booking ${id}. Make space for the bags and tap to check them in.`,
      }),
      pickupLate: ({ name, id, time }) => ({
        title: `${name} is late`,
        body: `Pick-up was at ${time}, booking ${id}. Tap to send them a message.`,
      }),
      message: ({ name, id }) => ({
        title: `Message from ${name}`,
        body: `Booking ${id}. Tap to read and reply.`,
      }),
      incident: ({ name, id, kind }) => ({
        title:
          kind === 'closed'
            ? `${name} says you’re closed`
            : kind === 'refused'
              ? `${name} says the bags were refused`
              : `${name} can’t get to the bags`,
        body: `Booking ${id}. Tap to respond before it counts.`,
      }),
      test: {
        title: 'Notifications are on',
        body: 'This is what notifications look like on this device.',
      },
    },
  },
};
