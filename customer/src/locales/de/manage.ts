import type { Words } from '../words.ts';

export const words: Words<'manage'> = {
  manage: {
    review: {
      button: 'Bewertung schreiben',
      text: 'Wie war %{place}? Zwei Bewertungen dauern eine halbe Minute.',
    },
    refund: {
      question: 'Wie möchtest du es zurück?',
      card: '%{card} auf deine Karte, in fünf bis zehn Tagen',
      mixed: '%{card} auf deine Karte und %{credit} zurück ins Guthaben',
      credit: '%{credit} als Guthaben für den nächsten Aufenthalt, sofort',
      failed: 'Der Ort hat dich im Stich gelassen, deshalb bekommst du alles zurück, auch nach der Abgabe.',
      asCredit: 'Davon sind %{amount} Guthaben in deinem Konto.',
    },
    extend: {
      title: 'Länger bleiben',
      hours: 'Eine Stunde |||| %{smart_count} Stunden',
      closing: 'Bis zum Schluss',
      day: 'Noch einen Tag',
      until: 'bis %{time}',
      free: 'Ohne Mehrkosten',
      more: '+ %{amount}',
    },
    delegate: {
      title: 'Jemand anderes holt ab',
      text: 'Gib jemandem eine PIN, und die Person kann das Gepäck ohne dich holen. Sie gilt einmal, und du kannst sie zurücknehmen.',
      name: 'Name der Person',
      make: 'PIN erstellen',
      given: 'PIN für %{name}',
      hint: 'Am Tresen zu nennen, mit Buchung %{id}.',
      hidden: '%{name} darf das Gepäck mit einer eigenen PIN abholen.',
      copy: 'Kopieren',
      copied: 'Kopiert',
      share: 'Teilen',
      message:
        'Hallo %{name}, bitte hol mein Gepäck ab: %{place}, %{address}, bis %{pickup}. Buchung %{id}, PIN %{pin}. Danke!',
      revoke: 'Zurücknehmen',
      revokeQuestion: 'Die PIN von %{name} zurücknehmen?',
      revokeText: 'Sie gilt ab sofort nicht mehr. Eine neue kannst du jederzeit erstellen.',
      keep: 'Behalten',
    },
    receipt: {
      title: 'Beleg',
      print: 'Drucken oder sichern',
      booked: 'Gebucht am',
      traveller: 'Gebucht von',
      place: 'Ort',
      movements: 'Zahlungen und Erstattungen',
      kinds: {
        charge: 'Mit Karte bezahlt',
        charge_credit: 'Mit Guthaben bezahlt',
        refund_card: 'Zurück auf die Karte',
        refund_credit: 'Zurück als Guthaben',
        chargeback: 'Von deiner Bank zurückgeholt',
      },
      paid: 'Insgesamt bezahlt',
    },
    calendar: 'In den Kalender',
    calendarTitle: 'Gepäck bei %{place}',
    difference: {
      more: 'Kostet %{amount} mehr',
      less: 'Du bekommst %{amount} zurück',
      none: 'Kostet gleich viel',
    },
  },
};
