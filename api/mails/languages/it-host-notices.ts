import { action, facts, parts } from '../parts.ts';
import type { HostNoticeTexts } from './host-notice-texts.ts';

export const it: HostNoticeTexts = {
  newBooking: {
    subject: ({ stashpoint, id }) => `Nuova prenotazione presso ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.traveller} ha prenotato presso ${f.stashpoint}.`,
        facts(['Prenotazione', f.id], ['Consegna', f.dropoff], ['Ritiro', f.pickup], ['Bagagli', String(f.bags)]),
        action('Vedi la prenotazione', f.link),
      ),
  },
  comingBooking: {
    subject: ({ traveller, stashpoint, id }) => `${traveller} sta arrivando da ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.traveller} sta arrivando da ${f.stashpoint}. Se era annotato che non è venuto nessuno, la prenotazione è di nuovo confermata.`,
        facts(['Prenotazione', f.id], ['Consegna', f.dropoff], ['Ritiro', f.pickup], ['Bagagli', String(f.bags)]),
        action('Vedi la prenotazione', f.link),
      ),
  },
  lostBooking: {
    subject: ({ stashpoint, id }) => `Una prenotazione presso ${stashpoint} è stata annullata (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `la prenotazione ${f.id} di ${f.traveller} presso ${f.stashpoint} è stata annullata. Non aspettare nessuno.`,
        facts(['Consegna', f.dropoff], ['Ritiro', f.pickup], ['Bagagli', String(f.bags)]),
        action('Vedi la prenotazione', f.link),
      ),
  },
  changedBooking: {
    subject: ({ stashpoint, id }) => `Una prenotazione presso ${stashpoint} è cambiata (${id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.traveller} viene da ${f.stashpoint} a un altro orario o con un altro numero di bagagli.`,
        facts(['Prenotazione', f.id], ['Consegna', f.dropoff], ['Ritiro', f.pickup], ['Bagagli', f.bagsNow]),
        action('Vedi la prenotazione', f.link),
      ),
  },
  hostFrame: {
    choose: 'Quali nostre e-mail arrivano a questo indirizzo',
    calendar: {
      name: (stashpoint) => `Cubby: ${stashpoint}`,
      closed: 'Chiuso',
      state: {
        confirmed: 'in arrivo',
        checked_in: 'i bagagli sono qui',
        checked_out: 'bagagli ritirati',
        no_show: 'non è venuto nessuno',
        cancelled: 'annullata',
      },
      booking: 'Prenotazione',
      bags: 'Bagagli',
      status: 'Stato',
    },
    push: {
      dropoffSoon: ({ name, id, time, bags }) => ({
        title: `${time}: ${name} con ${bags === 1 ? 'un bagaglio' : `${bags} bagagli`}`,
        body: `Prenotazione ${id}. Fai posto e tocca per accettare i bagagli.`,
      }),
      pickupLate: ({ name, id, time }) => ({
        title: `${name} è in ritardo`,
        body: `Il ritiro era alle ${time}, prenotazione ${id}. Tocca per vedere quali messaggi puoi inviare.`,
      }),
      message: ({ name, id }) => ({
        title: `Messaggio da ${name}`,
        body: `Prenotazione ${id}. Tocca per leggere e rispondere.`,
      }),
      incident: ({ name, id, kind }) => ({
        title:
          kind === 'closed'
            ? `${name} dice che è chiuso`
            : kind === 'refused'
              ? `${name} dice che i bagagli non sono stati accettati`
              : `${name} non riesce a ritirare i bagagli`,
        body: `Prenotazione ${id}. Tocca per rispondere: la tua risposta conta.`,
      }),
      test: {
        title: 'Gli avvisi arrivano qui',
        body: 'Ecco come appaiono gli avvisi su questo dispositivo.',
      },
    },
  },
};
