import { action, parts, pin } from '../parts.ts';
import type { AddressMailTexts } from './address-mail-texts.ts';

export const it: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: conferma il tuo nuovo indirizzo e-mail`,
    body: ({ code }) =>
      parts(
        pin('Il tuo codice è', code),
        'Scrivilo nel tuo profilo, dove l’hai chiesto: questo diventa allora l’indirizzo del tuo account Cubby. Vale dieci minuti.\nSe non l’hai chiesto, puoi ignorare questa e-mail.',
      ),
  },
  addressTaken: {
    subject: () => 'Hai già un account Cubby',
    body: ({ link }) =>
      parts(
        'Qualcuno, probabilmente tu, voleva dare questo indirizzo a un account Cubby. Appartiene già a un altro account, quindi non è cambiato nulla.',
        action('Accedi', link, 'Puoi accedere a quell’account con questo indirizzo:'),
        'Se non sei stato tu, puoi ignorare questa e-mail.',
      ),
  },
  addressChanged: {
    subject: () => 'L’indirizzo e-mail del tuo account Cubby è cambiato',
    body: ({ name, link, days }) =>
      parts(
        `Ciao ${name},`,
        'il tuo account Cubby ha ora un altro indirizzo e-mail e tutti gli altri dispositivi sono stati disconnessi. D’ora in poi scriviamo a quello nuovo.',
        action(
          'Riprendi l’indirizzo',
          link,
          `Non sei stato tu? Riprendi questo indirizzo entro ${days} giorni; allora tutti vengono disconnessi:`,
        ),
      ),
  },
};
