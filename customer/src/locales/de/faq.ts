import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Fragen und Antworten',
    description: 'Wie Buchen, Preise, Gepäck, Erstattungen und Konten bei Cubby funktionieren.',
    intro: 'Kurze Antworten auf das, was Reisende am häufigsten fragen. Gib ein Wort ein, um die Liste einzugrenzen.',
    filter: 'In den Antworten suchen',
    none: 'Dieses Wort steht in keiner Antwort',
    noneText: 'Versuche es mit einem anderen Wort oder schreib uns: Jede Nachricht liest ein Mensch.',
    contact: 'Schreib uns',
    groups: {
      booking: 'Buchen',
      price: 'Preis und Bezahlung',
      bags: 'Dein Gepäck',
      changes: 'Ändern und Stornieren',
      account: 'Konto und Daten',
    },
    questions: {
      how: {
        question: 'Wie buche ich?',
        answer:
          'Wähle eine Annahmestelle, deine Zeiten und die Zahl der Gepäckstücke, gib deinen Namen ein und bezahle. Dein Gepäckschein mit QR-Code und PIN ist sofort da, auch in deiner E-Mail.',
      },
      ahead: {
        question: 'Muss ich im Voraus buchen?',
        answer:
          'Nein. Solange eine Annahmestelle Platz anzeigt, kannst du buchen, während du davorstehst. An langen Wochenenden buchst du besser früh.',
      },
      hold: {
        question: 'Was bedeutet die Uhr beim Bezahlen?',
        answer:
          'Während du bezahlst, bleibt der Platz fünfzehn Minuten für dich reserviert. Niemand sonst kann ihn buchen. Ist die Zeit abgelaufen, wurde nichts abgebucht, und du kannst neu beginnen.',
      },
      phone: {
        question: 'Brauche ich einen Ausdruck?',
        answer:
          'Nein. Zeige den Gepäckschein auf deinem Telefon. Hast du ihn einmal angesehen, öffnet er sich auch ohne Netz.',
      },
      day: {
        question: 'Was ist ein Tag?',
        answer:
          'Ein Kalendertag am Ort der Aufbewahrung. Gepäck, das du am Freitag abgibst und am Samstag abholst, zählt zwei Tage. Das Buchungsformular zeigt es vor dem Bezahlen.',
      },
      fees: {
        question: 'Welche Gebühren gibt es?',
        answer:
          'Gepäck für jeden Tag, eine Buchungsgebühr je Buchung und die Garantie je Gepäckstück. Alles ist von Anfang an im Preis enthalten.',
      },
      cards: {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Mit Debit- oder Kreditkarte und, wo dein Gerät es anbietet, mit Apple Pay, Google Pay, PayPal oder Link. Mit einem Konto kannst du dir eine Karte für das nächste Mal merken lassen. Deine Bank bittet vielleicht um Bestätigung. Zahle am Tresen nie bar für eine Buchung, die du schon bezahlt hast.',
      },
      coupon: {
        question: 'Wo gebe ich einen Rabattcode ein?',
        answer:
          'Im ersten Schritt der Buchung, unter „Einen Baum pflanzen“. Die neue Summe siehst du vor dem Bezahlen. Gilt der Code dort nicht oder ist er abgelaufen, sagen wir es dir.',
      },
      credit: {
        question: 'Was ist Guthaben?',
        answer:
          'Stornierst du mit einem Konto, kannst du dir das Geld auf das Zahlungsmittel oder als Guthaben erstatten lassen. Mit Guthaben zahlst du deine nächste Buchung in derselben Währung.',
      },
      size: {
        question: 'Gibt es eine Größengrenze?',
        answer:
          'Annahmestellen mit Personal nehmen fast alles, von der Handtasche bis zum Kinderwagen. Bei Schließfächern stehen die Innenmaße in Zentimetern auf der Seite.',
      },
      forbidden: {
        question: 'Was darf ich nicht abgeben?',
        answer:
          'Kein Bargeld, keine Pässe, keine Medikamente, die du brauchst, nichts Verderbliches, keine Tiere, Waffen oder Brennbares. Behalte bei dir, worauf du nicht verzichten kannst.',
      },
      safe: {
        question: 'Wer kommt an mein Gepäck?',
        answer:
          'Nur der Gastgeber und sein Team. Jedes Gepäckstück bekommt eine nummerierte Marke, und Annahme und Rückgabe werden notiert.',
      },
      guarantee: {
        question: 'Was, wenn etwas beschädigt wird oder verloren geht?',
        answer:
          'Jedes Gepäckstück ist durch unsere Garantie abgesichert. Melde den Schaden innerhalb von sieben Tagen nach der Abholung in deiner Buchung; die Aufzeichnung zu deinem Gepäck gehört schon dazu.',
      },
      overnight: {
        question: 'Darf Gepäck über Nacht bleiben?',
        answer: 'Ja, bis zu dreißig Tage. Nur Abgabe und Abholung müssen in den Öffnungszeiten liegen.',
      },
      times: {
        question: 'Kann ich meine Zeiten ändern?',
        answer:
          'Ja, in deiner Buchung: Zeiten und Zahl der Gepäckstücke, auch während sie verwahrt sind. Kostet es mehr, zahlst du die Differenz; kostet es weniger, gilt für die Erstattung dieselbe Regel wie beim Stornieren. %{refunds} Was nicht erstattet wird, zählt, wenn du wieder mehr buchst, und den Betrag siehst du vor dem Bestätigen.',
      },
      cancel: {
        question: 'Wie storniere ich?',
        answer:
          'Öffne deine Buchung und wähle „Buchung stornieren“. %{refunds} Die genaue Summe und die letzte Minute siehst du vorher.',
      },
      closed: {
        question: 'Die Annahmestelle ist geschlossen. Was nun?',
        answer:
          'Tippe in deiner Buchung auf „Es ist geschlossen“. Du siehst offene Annahmestellen mit Platz in der Nähe, buchst mit einem Schritt um und zahlst nie mehr. Passt nichts, storniere: Mit Konto bekommst du sofort Guthaben, und auf dein Zahlungsmittel erstatten wir, sobald die Annahmestelle zustimmt, unser Team es bestätigt oder 48 Stunden keine Antwort kommt.',
      },
      other: {
        question: 'Kann jemand anderes mein Gepäck abholen?',
        answer:
          'Ja. Erstelle in deiner Buchung eine Einmal-PIN und gib sie weiter. Bis sie benutzt wird, kannst du sie widerrufen.',
      },
      late: {
        question: 'Was, wenn ich zu spät komme?',
        answer:
          'Verlängere die Buchung unterwegs. Ist schon geschlossen, bleibt dein Gepäck bis zur nächsten Öffnung sicher verwahrt, und der weitere Tag wird berechnet.',
      },
      account: {
        question: 'Brauche ich ein Konto?',
        answer:
          'Nein. Mit Konto sind Buchungen, Guthaben und Angaben beisammen. Meldest du dich später mit derselben E-Mail-Adresse an, kommen frühere Buchungen mit.',
      },
      password: {
        question: 'Ich bekomme keinen Code. Was tun?',
        answer:
          'Schau im Spam-Ordner nach und warte, bis die Uhr einen neuen erlaubt. Codes gelten zehn Minuten, und nur der neueste zählt.',
      },
      delete: {
        question: 'Wie lösche ich mein Konto?',
        answer: 'In deinem Profil. Du siehst vorher, was gelöscht wird und was wir gesetzlich aufbewahren müssen.',
      },
    },
  },
};
