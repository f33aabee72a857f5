import type { Words } from '../words.ts';

export const words: Words<'manage'> = {
  manage: {
    review: {
      button: 'Bewertung schreiben',
      text: 'Wie war %{place}? Zwei Bewertungen dauern eine halbe Minute.',
    },
    refund: {
      question: 'Wie möchtest du dein Geld zurückbekommen?',
      card: '%{card} auf dein Zahlungsmittel, in fünf bis zehn Tagen',
      mixed: '%{card} auf dein Zahlungsmittel und %{credit} zurück ins Guthaben',
      credit: '%{credit} als Guthaben für die nächste Buchung, sofort',
      failed:
        'Die Annahmestelle konnte dein Gepäck nicht wie gebucht annehmen, deshalb bekommst du alles erstattet, auch nach der Abgabe.',
      asCredit: 'Davon sind %{amount} Guthaben in deinem Konto.',
      provisional:
        '%{amount} sind vorerst Guthaben, das du sofort nutzen kannst. Bestätigt die Annahmestelle deine Meldung oder antwortet sie 48 Stunden lang nicht, erstatten wir den Rest davon auf dein Zahlungsmittel.',
      waits:
        '%{amount} erstatten wir auf dein Zahlungsmittel, sobald die Annahmestelle deine Meldung bestätigt oder 48 Stunden lang nicht antwortet.',
    },
    extend: {
      title: 'Verlängern',
      hours: 'Eine Stunde |||| %{smart_count} Stunden',
      closing: 'Bis Ladenschluss',
      day: 'Noch einen Tag',
      until: 'bis %{time}',
      free: 'Ohne Mehrkosten',
      more: '+ %{amount}',
    },
    delegate: {
      title: 'Jemand anderes holt ab',
      text: 'Erstelle eine PIN für eine andere Person, die dein Gepäck ohne dich abholen kann. Sie gilt einmal, und du kannst sie widerrufen.',
      name: 'Name der Person',
      make: 'PIN erstellen',
      given: 'PIN für %{name}',
      hint: 'Am Tresen nennen, mit Buchung %{id}.',
      hidden: '%{name} darf das Gepäck mit einer eigenen PIN abholen.',
      copy: 'Kopieren',
      copied: 'Kopiert',
      share: 'Teilen',
      message:
        'Hallo %{name}, bitte hole mein Gepäck ab: %{place}, %{address}, bis %{pickup}. Buchung %{id}, PIN %{pin}. Danke!',
      revoke: 'PIN widerrufen',
      revokeQuestion: 'Die PIN von %{name} widerrufen?',
      revokeText: 'Sie gilt ab sofort nicht mehr. Eine neue kannst du jederzeit erstellen.',
      keep: 'PIN behalten',
    },
    receipt: {
      title: 'Beleg',
      pdf: 'Beleg (PDF)',
      print: 'Drucken oder speichern',
      booked: 'Gebucht am',
      traveller: 'Gebucht von',
      place: 'Annahmestelle',
      movements: 'Zahlungen und Erstattungen',
      kinds: {
        charge: 'Bezahlt',
        charge_credit: 'Mit Guthaben bezahlt',
        refund_card: 'Erstattet',
        refund_credit: 'Als Guthaben erstattet',
        chargeback: 'Von deiner Bank zurückgeholt',
      },
      paid: 'Insgesamt bezahlt',
    },
    calendar: 'In den Kalender',
    calendarTitle: 'Gepäck bei %{place}',
    difference: {
      more: 'Kostet %{amount} mehr',
      less: 'Du bekommst %{amount} zurück',
      none: 'Kein Preisunterschied',
      kept: '%{amount} weniger, aber die Frist für Erstattungen ist vorbei: Du bekommst nichts zurück. Buchst du wieder mehr, zählt der Betrag.',
    },
  },
};
