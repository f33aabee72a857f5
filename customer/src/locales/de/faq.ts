import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Fragen und Antworten',
    description: 'Wie Buchen, Preise, Gepäck, Erstattungen und Konten bei Cubby funktionieren.',
    intro: 'Kurze Antworten auf das, was Reisende am häufigsten fragen. Tipp ein Wort, um die Liste zu kürzen.',
    filter: 'In den Antworten suchen',
    none: 'Dieses Wort steht in keiner Antwort',
    noneText: 'Versuch ein anderes Wort oder schreib uns: Jede Nachricht liest ein Mensch.',
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
          'Wähl einen Ort, deine Zeiten und die Zahl der Gepäckstücke, gib deinen Namen ein und bezahl. Dein Pass mit QR-Code und PIN ist sofort da, auch in deiner E-Mail.',
      },
      ahead: {
        question: 'Muss ich im Voraus buchen?',
        answer:
          'Nein. Solange ein Ort Platz anzeigt, kannst du buchen, während du davorstehst. An langen Wochenenden ist früh sein klug.',
      },
      hold: {
        question: 'Was bedeutet die Uhr beim Bezahlen?',
        answer:
          'Während du bezahlst, bleibt der Platz fünfzehn Minuten für dich frei. Niemand sonst kann ihn nehmen. Ist die Zeit um, wurde nichts abgebucht, und du fängst neu an.',
      },
      phone: {
        question: 'Brauche ich einen Ausdruck?',
        answer: 'Nein. Zeig den Pass auf deinem Telefon. Hast du ihn einmal angesehen, öffnet er sich auch ohne Netz.',
      },
      day: {
        question: 'Was ist ein Tag?',
        answer:
          'Ein Kalendertag am Ort. Gepäck, das du am Freitag abgibst und am Samstag holst, zählt zwei Tage. Das Buchungsformular schreibt es vor dem Bezahlen aus.',
      },
      fees: {
        question: 'Welche Gebühren gibt es?',
        answer:
          'Gepäck für jeden Tag, eine Buchungsgebühr je Buchung und die Garantie je Gepäckstück. Alles ist im Preis, von der ersten Nadel auf der Karte an.',
      },
      cards: {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Mit Debit- oder Kreditkarte. Deine Bank bittet vielleicht um Bestätigung. Zahl am Tresen nie bar für eine Buchung, die du schon bezahlt hast.',
      },
      coupon: {
        question: 'Wo gebe ich einen Gutschein ein?',
        answer:
          'Im ersten Schritt der Buchung, unter den Bäumen. Die neue Summe siehst du vor dem Bezahlen. Gutscheine für eine andere Stadt oder nach Ablauf sagen das.',
      },
      credit: {
        question: 'Was ist Guthaben?',
        answer:
          'Stornierst du mit einem Konto, kannst du das Geld auf die Karte oder als Guthaben bekommen. Guthaben bezahlt deinen nächsten Aufenthalt in derselben Währung.',
      },
      size: {
        question: 'Gibt es eine Größengrenze?',
        answer:
          'Orte mit Menschen nehmen fast alles, von der Handtasche bis zum Kinderwagen. Schließfächer haben Innenmaße in Zentimetern, sie stehen auf ihrer Seite.',
      },
      forbidden: {
        question: 'Was darf ich nicht abgeben?',
        answer:
          'Kein Bargeld, keine Pässe, keine Medikamente, die du brauchst, nichts Verderbliches, keine Tiere, Waffen oder Brennbares. Behalt bei dir, worauf du nicht verzichten kannst.',
      },
      safe: {
        question: 'Wer kommt an mein Gepäck?',
        answer:
          'Nur der Gastgeber und sein Team. Jedes Stück bekommt eine nummerierte Marke, und es wird notiert, wann es kam und wann es ging.',
      },
      guarantee: {
        question: 'Was, wenn etwas beschädigt oder weg ist?',
        answer:
          'Für jedes Gepäckstück gilt eine Garantie. Melde den Schaden innerhalb von sieben Tagen nach dem Abholen; die Aufzeichnung zu deinem Gepäck gehört schon dazu.',
      },
      overnight: {
        question: 'Darf Gepäck über Nacht bleiben?',
        answer: 'Ja, bis zu dreißig Tage. Nur Abgabe und Abholung müssen in den Öffnungszeiten liegen.',
      },
      times: {
        question: 'Kann ich meine Zeiten ändern?',
        answer:
          'Ja, in deiner Buchung: Zeiten und Zahl der Stücke, auch während sie drin sind. Kostet es mehr, zahlst du die Differenz, kostet es weniger, kommt sie sofort zurück.',
      },
      cancel: {
        question: 'Wie storniere ich?',
        answer:
          'Öffne deine Buchung und wähl Stornieren. %{refunds} Die genaue Summe und die letzte Minute siehst du vorher.',
      },
      closed: {
        question: 'Der Ort ist zu. Was nun?',
        answer:
          'Tipp in deiner Buchung auf „Es ist zu“. Du siehst offene Orte in der Nähe mit Platz, ziehst mit einem Schritt um und zahlst nie mehr. Passt nichts, bekommst du alles zurück.',
      },
      other: {
        question: 'Kann jemand anderes mein Gepäck holen?',
        answer:
          'Ja. Erstell in deiner Buchung eine Einmal-PIN und gib sie weiter. Bis sie benutzt wird, kannst du sie zurücknehmen.',
      },
      late: {
        question: 'Was, wenn ich zu spät komme?',
        answer:
          'Verlänger den Aufenthalt unterwegs in deiner Buchung. Hat der Ort schon zu, bleibt dein Gepäck sicher, bis er wieder öffnet, und der weitere Tag wird berechnet.',
      },
      account: {
        question: 'Brauche ich ein Konto?',
        answer:
          'Nein. Mit Konto sind Buchungen, Guthaben und Angaben an einem Ort. Meldest du dich später mit derselben E-Mail an, kommen frühere Buchungen mit.',
      },
      password: {
        question: 'Ich bekomme keinen Code. Was tun?',
        answer:
          'Sieh im Spam nach und warte, bis die Uhr einen neuen erlaubt. Codes gelten zehn Minuten, und nur der neueste zählt.',
      },
      delete: {
        question: 'Wie lösche ich mein Konto?',
        answer: 'In deinem Profil. Du siehst vorher, was verschwindet und was das Gesetz in den Büchern verlangt.',
      },
    },
  },
};
