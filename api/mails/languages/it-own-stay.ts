import { action, facts, link, parts, stashpoint } from '../parts.ts';
import type { OwnStayTexts } from './own-stay-texts.ts';

export const it: OwnStayTexts = {
  changed: {
    subject: (f) => `La tua prenotazione ${f.id} è cambiata`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        'la tua prenotazione è cambiata. Ecco com’è adesso:',
        stashpoint(f),
        f.pass,
        facts(
          ['Prenotazione', f.id],
          ['Consegna', f.dropoff],
          ['Ritiro', f.pickup],
          ['Bagagli', f.bagsNow],
          f.paid && ['Pagato per la modifica', f.paid],
          ['Totale', f.total],
          ['Orari di apertura', f.hours],
        ),
        link('Indicazioni', f.way),
        f.card && `Ti rimborsiamo ${f.card} sul tuo metodo di pagamento; le banche impiegano da cinque a dieci giorni.`,
        f.credit && `Ti rimborsiamo ${f.credit} come credito.`,
        f.unrefunded &&
          `La modifica fa risparmiare ${f.unrefunded}, ma il termine per i rimborsi è scaduto e non ti viene rimborsato nulla. L’importo vale se ampli di nuovo la prenotazione.`,
        !f.paid && !f.card && !f.credit && !f.unrefunded && 'La modifica non costa nulla.',
        action('Il tuo pass', f.link),
        f.refunds,
      ),
  },
  dropoffSoon: {
    subject: (f) => `Consegna alle ${f.at}: ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        'tra un’ora i tuoi bagagli sono attesi qui:',
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
        f.pass,
        facts(
          ['Consegna', f.dropoff],
          ['Ritiro', f.pickup],
          ['Bagagli', String(f.bags)],
          ['Orari di apertura', f.hours],
        ),
        link('Indicazioni', f.way),
        action('Il tuo pass', f.link),
      ),
  },
  closingSoon: {
    subject: (f) => `${f.stashpoint} chiude alle ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.stashpoint} chiude alle ${f.closes} e i tuoi bagagli (${f.bags}) sono ancora lì.`,
        'Ritirali prima, per favore. Se non ce la fai, scegli un ritiro più tardi nella pagina della tua prenotazione.',
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
        link('Indicazioni', f.way),
        action('La tua prenotazione', f.link),
      ),
  },
  pickupLate: {
    subject: (f) => `Il tuo ritiro era alle ${f.at} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `il ritiro era concordato per il ${f.pickup} e i tuoi bagagli (${f.bags}) sono ancora presso ${f.stashpoint}. Sono al sicuro.`,
        f.closes && `Il punto deposito chiude alle ${f.closes}.`,
        f.perDay &&
          (f.isDayPaid
            ? `Fino a mezzanotte un ritiro più tardi non costa nulla in più. Ogni giorno successivo costa ${f.perDay}.`
            : `Un ritiro più tardi costa ${f.perDay} per ogni giorno in più.`),
        'Scegli il nuovo orario nella pagina della tua prenotazione. Hai già i tuoi bagagli? Segnalalo nella stessa pagina.',
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
        link('Indicazioni', f.way),
        action('La tua prenotazione', f.link),
      ),
  },
};
