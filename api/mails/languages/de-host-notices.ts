import { action, facts, parts } from '../parts.ts';
import type { HostNoticeTexts } from './host-notice-texts.ts';

export const de: HostNoticeTexts = {
  newBooking: {
    subject: ({ stashpoint, id }) => `Neue Buchung bei ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.traveller} hat bei ${f.stashpoint} gebucht.`,
        facts(['Buchung', f.id], ['Abgabe', f.dropoff], ['Abholung', f.pickup], ['Gepäckstücke', String(f.bags)]),
        action('Zur Buchung', f.link),
      ),
  },
  comingBooking: {
    subject: ({ traveller, stashpoint, id }) => `${traveller} ist unterwegs zu ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.traveller} ist unterwegs zu ${f.stashpoint}. War „Nicht erschienen“ vermerkt, gilt die Buchung jetzt wieder.`,
        facts(['Buchung', f.id], ['Abgabe', f.dropoff], ['Abholung', f.pickup], ['Gepäckstücke', String(f.bags)]),
        action('Zur Buchung', f.link),
      ),
  },
  lostBooking: {
    subject: ({ stashpoint, id }) => `Eine Buchung bei ${stashpoint} ist storniert (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `die Buchung ${f.id} von ${f.traveller} bei ${f.stashpoint} ist storniert. Es kommt niemand.`,
        facts(['Abgabe', f.dropoff], ['Abholung', f.pickup], ['Gepäckstücke', String(f.bags)]),
        action('Zur Buchung', f.link),
      ),
  },
  changedBooking: {
    subject: ({ stashpoint, id }) => `Eine Buchung bei ${stashpoint} hat sich geändert (${id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `${f.traveller} kommt zu einer anderen Zeit oder mit einer anderen Zahl von Gepäckstücken zu ${f.stashpoint}.`,
        facts(['Buchung', f.id], ['Abgabe', f.dropoff], ['Abholung', f.pickup], ['Gepäckstücke', f.bagsNow]),
        action('Zur Buchung', f.link),
      ),
  },
  hostFrame: {
    choose: 'E-Mails an diese Adresse auswählen',
    calendar: {
      name: (stashpoint) => `Cubby: ${stashpoint}`,
      closed: 'Geschlossen',
      state: {
        confirmed: 'erwartet',
        checked_in: 'Gepäck in Verwahrung',
        checked_out: 'Gepäck abgeholt',
        no_show: 'nicht erschienen',
        cancelled: 'storniert',
      },
      booking: 'Buchung',
      bags: 'Gepäckstücke',
      status: 'Status',
    },
    push: {
      dropoffSoon: ({ name, id, time, bags }) => ({
        title: `${time}: ${name} mit ${bags === 1 ? 'einem Gepäckstück' : `${bags} Gepäckstücken`}`,
        body: `Buchung ${id}. Mach Platz und tippe, um das Gepäck anzunehmen.`,
      }),
      pickupLate: ({ name, id, time }) => ({
        title: `${name} ist zu spät`,
        body: `Abholung war um ${time}, Buchung ${id}. Tippe, um eine Nachricht zu schreiben.`,
      }),
      message: ({ name, id }) => ({
        title: `Nachricht von ${name}`,
        body: `Buchung ${id}. Tippe, um sie zu lesen und zu antworten.`,
      }),
      incident: ({ name, id, kind }) => ({
        title:
          kind === 'closed'
            ? `${name} steht vor verschlossener Tür`
            : kind === 'refused'
              ? `${name} meldet, dass das Gepäck nicht angenommen wurde`
              : `${name} kommt nicht an das Gepäck`,
        body: `Buchung ${id}. Tippe, um zu antworten.`,
      }),
      test: {
        title: 'Benachrichtigungen kommen hier an',
        body: 'So sehen Benachrichtigungen auf diesem Gerät aus.',
      },
    },
  },
};
