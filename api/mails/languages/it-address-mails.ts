import { action, parts, pin } from '../parts.ts';
import type { AddressMailTexts, ContactEvent } from './address-mail-texts.ts';

const WHAT: Record<ContactEvent, (address: string) => string> = {
  email_changed: () =>
    'il tuo account Cubby ha ora un altro indirizzo e-mail. A quello precedente abbiamo inviato un link per recuperarlo.',
  notice_added: (address) => `${address} riceve ora le notifiche sui tuoi punti deposito.`,
  notice_removed: (address) => `${address} non riceve più le notifiche sui tuoi punti deposito.`,
};

export const it: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: conferma il tuo nuovo indirizzo e-mail`,
    body: ({ code }) =>
      parts(
        pin('Il tuo codice è', code),
        'Inseriscilo nel tuo profilo, dove l’hai richiesto: questo diventerà l’indirizzo del tuo account Cubby. Scade dopo dieci minuti.\nSe non l’hai richiesto, puoi ignorare questa e-mail.',
      ),
  },
  proofCode: {
    subject: ({ code }) => `${code}: conferma che sei tu`,
    body: ({ code }) =>
      parts(
        pin('Il tuo codice è', code),
        'Inseriscilo nella finestra che lo chiede. Scade dopo dieci minuti e vale solo lì.\nSe in questo momento non stai modificando nulla nel tuo account, forse qualcun altro vi ha effettuato l’accesso. Non comunicare questo codice a nessuno e chiudi tutte le altre sessioni nella pagina del tuo account.',
      ),
  },
  addressTaken: {
    subject: () => 'Hai già un account Cubby',
    body: ({ link }) =>
      parts(
        'Qualcuno, probabilmente tu, voleva usare questo indirizzo per un account Cubby. Appartiene già a un altro account, quindi non è cambiato nulla.',
        action('Accedi', link, 'Puoi accedere a quell’account con questo indirizzo:'),
        'Se la richiesta non è tua, puoi ignorare questa e-mail.',
      ),
  },
  addressChanged: {
    subject: () => 'L’indirizzo e-mail del tuo account Cubby è cambiato',
    body: ({ name, link, days }) =>
      parts(
        `Ciao ${name},`,
        'il tuo account Cubby ha ora un altro indirizzo e-mail e abbiamo chiuso tutte le altre sessioni. D’ora in poi scriviamo a quello nuovo.',
        action(
          'Recupera l’indirizzo',
          link,
          `Non hai fatto tu questa modifica? Recupera questo indirizzo entro ${days} giorni; tutte le sessioni verranno chiuse:`,
        ),
      ),
  },
  contactChanged: {
    subject: ({ event }) =>
      event === 'email_changed'
        ? 'L’indirizzo e-mail del tuo account Cubby è cambiato'
        : 'Gli indirizzi per le tue notifiche di Cubby sono cambiati',
    body: ({ name, event, address, link }) =>
      parts(
        `Ciao ${name},`,
        WHAT[event](address),
        action(
          'Vai al tuo account',
          link,
          'Non l’hai fatto tu? Chiudi subito tutte le altre sessioni e avvisa il team di Cubby:',
        ),
      ),
  },
};
