import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
    title: 'Bezahlung',
    express: 'Schnell bezahlen',
    orByCard: 'oder mit Karte',
    newCard: 'Andere Karte',
    keptCard: '%{brand} mit Endziffern %{last4}',
    remove: 'Entfernen',
    removeCard: '%{card} entfernen',
    keepCard: 'Diese Karte für das nächste Mal merken',
    keepCardNote:
      'Gespeichert wird sie bei unserem Zahlungsdienst, nie bei uns. Du kannst sie hier jederzeit entfernen.',
    away: 'Das Zahlungsformular lässt sich gerade nicht laden. Prüfe deine Verbindung und lade die Seite neu; dein Platz bleibt so lange reserviert.',
    unavailable:
      'Unser Zahlungsanbieter antwortet gerade nicht. Dein Platz bleibt reserviert. Versuch es noch einmal: Abgebucht wird nur einmal.',
    walletText: 'Auf der echten Seite fragt %{name} hier, ob du es bist. Es fließt kein Geld.',
    walletCancel: 'Jetzt nicht',
    return: {
      asking: 'Wir prüfen deine Zahlung',
      unpaid: {
        title: 'Es wurde nichts bezahlt',
        text: 'Die Zahlung wurde nicht abgeschlossen, abgebucht wurde nichts. Geh zurück und wähle eine andere Zahlungsart.',
      },
      waiting: {
        title: 'Deine Zahlung wird noch bearbeitet',
        text: 'Wir wissen noch nicht, ob sie erfolgreich war. Sobald wir es wissen, geht die Bestätigung an deine E-Mail-Adresse. Du musst nicht noch einmal bezahlen.',
      },
      unknown: {
        title: 'Wir können deine Zahlung gerade nicht prüfen',
        text: 'Falls du bezahlt hast, geht die Bestätigung an deine E-Mail-Adresse. Du musst nicht noch einmal bezahlen.',
      },
      askAgain: 'Noch einmal prüfen',
      back: 'Zurück zur Bezahlung',
    },
    trial: {
      overline: 'Testbetrieb',
      text: 'Diese Seite ersetzt die von PayPal. Es fließt kein Geld: Bestätige oder brich ab, dann bist du wieder da, wo du warst.',
      confirm: 'Zahlung bestätigen',
      refuse: 'Abbrechen und zurück',
      over: 'Hier gibt es nichts mehr zu bestätigen. Geh zurück zu deiner Buchung, um den Status zu sehen.',
    },
    card: 'Karte',
    cardNumber: 'Kartennummer',
    expiry: 'Gültig bis (MM/JJ)',
    cvc: 'Kartenprüfnummer',
    pay: '%{amount} zahlen',
    sandbox:
      'Dies ist eine Testseite: Es fließt kein Geld. Nimm eine dieser Karten mit einem beliebigen künftigen Datum und einer beliebigen Kartenprüfnummer.',
    outcomes: { succeeds: 'wird angenommen', declined: 'wird abgelehnt', asks: 'fragt zuerst bei deiner Bank nach' },
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
      tooLate: 'Das hat zu lange gedauert, abgebucht wurde nichts. Versuche es noch einmal.',
    },
  },
};
