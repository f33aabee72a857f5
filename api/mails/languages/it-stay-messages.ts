import { action, facts, parts, quote, stashpoint } from '../parts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const it: StayMessageTexts = {
  howToFind: {
    subject: (f) => `Come trovare ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        'aspettiamo te e i tuoi bagagli. Ecco dove trovarci:',
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
        facts(['Consegna', f.dropoff]),
        'Cerca il nome sulla porta e mostra il tuo pass. Trovi la mappa nella pagina della tua prenotazione.',
        action(`La tua prenotazione ${f.id}`, f.link),
      ),
  },
  stillComing: {
    subject: (f) => `Vieni ancora? (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `aspettavamo i tuoi bagagli il ${f.dropoff} e teniamo ancora il posto.`,
        'Se vieni più tardi, va tutto bene fino all’ora del ritiro. Se non vieni, annulla nella pagina della tua prenotazione.',
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
        action(`La tua prenotazione ${f.id}`, f.link),
      ),
  },
  bagsHeld: {
    subject: (f) => `I tuoi bagagli sono da noi (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `i tuoi bagagli (${f.bags}) sono qui e ben custoditi.`,
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
        facts(['Ritiro', f.pickup]),
        'Mostra il tuo pass quando li ritiri.',
        action(`La tua prenotazione ${f.id}`, f.link),
      ),
  },
  collectToday: {
    subject: (f) => `Ritira i tuoi bagagli prima delle ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `i tuoi bagagli (${f.bags}) sono ancora da noi e oggi chiudiamo alle ${f.closes}.`,
        'Ritirali prima, per favore. Se non ce la fai, chiamaci o prolunga la prenotazione nella sua pagina.',
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
        action(`La tua prenotazione ${f.id}`, f.link),
      ),
  },
  pickupOver: {
    subject: (f) => `L’ora del tuo ritiro è passata (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `il ritiro era concordato per il ${f.pickup} e i tuoi bagagli (${f.bags}) sono ancora qui. Sono al sicuro.`,
        'Chiamaci o prolunga la prenotazione nella sua pagina, per favore, così sappiamo quando vieni.',
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
        action(`La tua prenotazione ${f.id}`, f.link),
      ),
  },
  leftBehind: {
    subject: (f) => `Hai lasciato qualcosa da noi (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        'dopo il ritiro dei tuoi bagagli abbiamo trovato qui qualcosa che forse è tuo.',
        'Chiamaci o passa da noi, per favore. Lo teniamo per te.',
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
        action(`La tua prenotazione ${f.id}`, f.link),
      ),
  },
  laterPickup: {
    subject: (f) => `Un ritiro più tardi per i tuoi bagagli (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        'puoi ritirare i tuoi bagagli più tardi di quanto concordato.',
        facts(['Concordato finora', f.pickup], ['Proposto', f.later]),
        f.due
          ? `Costa ${f.due} in più. Paghi nella pagina della tua prenotazione; prima non viene addebitato nulla.`
          : 'Non costa nulla in più. Vale appena accetti nella pagina della tua prenotazione.',
        action('La tua prenotazione', f.link, `Puoi accettare fino a ${f.until}:`),
        stashpoint(f, f.phone && `Chiama: ${f.phone}`),
      ),
  },
  newMessage: {
    subject: (f) => `Messaggio da ${f.from} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.from} ti ha scritto sulla prenotazione ${f.id}:`,
        ...f.texts.map(quote),
        f.translated && 'Tradotto automaticamente. L’originale è nella pagina della prenotazione.',
        f.replies
          ? 'Per rispondere, rispondi a questa e-mail o scrivi nella pagina della prenotazione. I numeri di telefono, gli indirizzi e-mail e i link vengono nascosti.'
          : `Rispondi nella pagina della prenotazione: le risposte a questa e-mail non arrivano a ${f.from}. I numeri di telefono, gli indirizzi e-mail e i link vengono nascosti.`,
        action('Leggi e rispondi', f.link),
      ),
  },
  reportedMessage: {
    subject: (f) => `Messaggio segnalato (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `è stato segnalato un messaggio sulla prenotazione ${f.id} presso ${f.stashpoint}:`,
        quote(f.text),
        action('Apri la prenotazione', f.link),
      ),
  },
};
