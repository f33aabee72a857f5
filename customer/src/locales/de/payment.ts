import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
    card: 'Karte',
    cardNumber: 'Kartennummer',
    expiry: 'Gültig bis (MM/JJ)',
    cvc: 'Prüfziffer',
    pay: '%{amount} zahlen',
    sandbox:
      'Dies ist eine Testseite: Es fließt kein Geld. Nimm eine dieser Karten mit einem beliebigen künftigen Datum und einer beliebigen Prüfziffer.',
    outcomes: { succeeds: 'wird angenommen', declined: 'wird abgelehnt', asks: 'fragt erst deine Bank' },
    notATestCard: 'Nimm eine der unten genannten Testkarten.',
    expiryInvalid: 'Monat und Jahr wie auf der Karte, etwa 08/29.',
    cvcInvalid: 'Drei oder vier Ziffern, meist auf der Rückseite.',
    bankTitle: 'Deine Bank bittet um Bestätigung',
    bankText: 'Bist du es, der zahlt? Bei einer echten Karte fragt deine Bank das in ihrer App oder per SMS.',
    bankConfirm: 'Ja, ich bin es',
    bankRefuse: 'Nein, ablehnen',
    notConfirmed:
      'Deine Bank hat die Zahlung nicht bestätigt, abgebucht wurde nichts. Versuch es noch einmal oder nimm eine andere Karte.',
    declined: {
      generic: 'Deine Bank hat diese Karte abgelehnt, abgebucht wurde nichts. Versuch eine andere Karte.',
      insufficientFunds: 'Auf dieser Karte ist nicht genug Geld. Abgebucht wurde nichts; versuch eine andere.',
      expiredCard: 'Diese Karte ist abgelaufen. Versuch eine andere.',
      incorrectCvc: 'Die Prüfziffer stimmt nicht. Sieh noch einmal nach.',
    },
  },
};
