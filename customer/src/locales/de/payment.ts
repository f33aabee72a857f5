import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
    card: 'Karte',
    cardNumber: 'Kartennummer',
    expiry: 'Gültig bis (MM/JJ)',
    cvc: 'Kartenprüfnummer',
    pay: '%{amount} zahlen',
    sandbox:
      'Dies ist eine Testseite: Es fließt kein Geld. Nimm eine dieser Karten mit einem beliebigen künftigen Datum und einer beliebigen Kartenprüfnummer.',
    outcomes: { succeeds: 'wird angenommen', declined: 'wird abgelehnt', asks: 'fragt erst deine Bank' },
    notATestCard: 'Nimm eine der unten genannten Testkarten.',
    expiryInvalid: 'Monat und Jahr wie auf der Karte, etwa 08/29.',
    cvcInvalid: 'Drei oder vier Ziffern, meist auf der Rückseite.',
    bankTitle: 'Deine Bank bittet um Bestätigung',
    bankText: 'Bezahlst du gerade selbst? Bei einer echten Karte fragt deine Bank das in ihrer App oder per SMS.',
    bankConfirm: 'Ja, ich bin es',
    bankRefuse: 'Nein, ablehnen',
    notConfirmed:
      'Deine Bank hat die Zahlung nicht bestätigt, abgebucht wurde nichts. Versuche es noch einmal oder nimm eine andere Karte.',
    declined: {
      generic: 'Deine Bank hat diese Karte abgelehnt, abgebucht wurde nichts. Versuche es mit einer anderen Karte.',
      insufficientFunds:
        'Diese Karte ist nicht ausreichend gedeckt. Abgebucht wurde nichts; versuche es mit einer anderen.',
      expiredCard: 'Diese Karte ist abgelaufen. Versuche es mit einer anderen.',
      incorrectCvc: 'Die Kartenprüfnummer stimmt nicht. Prüfe die Ziffern und versuche es noch einmal.',
    },
  },
};
