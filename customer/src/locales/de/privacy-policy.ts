import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Datenschutz',
    description: 'Was Cubby über dich weiß, warum, wie lange und wie du es löschen lässt.',
    intro:
      'Kurz gesagt: Wir wissen, was eine Buchung braucht, sagen dem Gastgeber deinen Namen und verkaufen niemandem etwas über dich.',
    updated: 'Zuletzt geändert am %{date}',
    sections: {
      who: {
        title: 'Wer verantwortlich ist',
        text: 'Der Betreiber dieser Seite, zu erreichen unter %{email}. Cubby ist freie Software: Wer eine Kopie betreibt, ist für diese Kopie verantwortlich.',
      },
      what: {
        title: 'Was wir speichern und warum',
        text: 'Für eine Buchung: deinen Namen, E-Mail-Adresse, Telefonnummer, Ort, Zeiten, Zahl der Gepäckstücke und was bezahlt wurde. Ohne das gibt es keinen Vertrag, und niemand könnte dir dein Gepäck geben.\n\nFür ein Konto: dieselben Angaben, deine Sprache und ob du Post von uns möchtest. Ein Passwort liegt nur als Prüfwert vor, der sich nicht zurückrechnen lässt.\n\nFür die Sicherheit: eine Zufallszahl für deinen Browser und kurze Notizen über misslungene Anmeldungen. Protokolle enthalten nie Codes, Karten oder ganze E-Mail-Adressen.',
      },
      card: {
        title: 'Deine Karte',
        text: 'Kartennummern gehen direkt von deinem Browser an unseren Zahlungsdienst. Wir sehen die letzten vier Ziffern und ob die Zahlung geklappt hat, nie mehr.',
      },
      host: {
        title: 'Was der Gastgeber sieht',
        text: 'Deinen Namen, deine Zeiten, die Zahl der Gepäckstücke und die PIN deines Passes. E-Mail-Adresse, Karte und andere Buchungen sieht er nicht.',
      },
      location: {
        title: 'Wo du bist',
        text: 'Tippst du auf „Meine Position nutzen“, sagt uns dein Browser einmal, wo du bist, damit wir zeigen können, was in der Nähe ist. Wir speichern es nicht.',
      },
      counting: {
        title: 'Besuche zählen',
        text: 'Nur wenn du zustimmst. Dann zählen wir Seiten und Buchungen unter einer Zufallszahl, ohne Namen und Adresse, und löschen das nach neunzig Tagen. Auf der Seite über Cookies kannst du es dir anders überlegen.',
      },
      map: {
        title: 'Karten',
        openfreemap:
          'Karten kommen von OpenFreeMap. Dessen Server sehen dabei deine IP-Adresse und welchen Teil der Karte du ansiehst. Cookies setzen sie keine. Karten, die als Bild gezeigt werden, kommen von uns.',
        own: 'Karten kommen von unserem eigenen Server. Niemand sonst erfährt, welchen Teil einer Karte du ansiehst.',
        style:
          'Karten kommen von %{host} und von den Servern, die dessen Kartenstil nennt. Sie sehen deine IP-Adresse und welchen Teil der Karte du ansiehst. Karten, die als Bild gezeigt werden, kommen von uns.',
      },
      texts: {
        title: 'Geschriebenes',
        text: 'Was Gastgeber über ihren Ort und Reisende in Bewertungen schreiben, geht an einen Übersetzungsdienst, damit du es in deiner Sprache lesen kannst: nur der Text, ohne Namen, und nichts darüber, wer ihn liest.',
      },
      others: {
        title: 'Wer sonst beteiligt ist',
        text: 'Der Zahlungsdienst, der Dienst, der unsere Post zustellt, und der, der unsere Server betreibt, jeder nur für seinen Teil. Sitzen sie außerhalb deines Landes, binden Verträge sie an dieselben Regeln.',
      },
      long: {
        title: 'Wie lange',
        text: 'Buchungen und Zahlungen so lange, wie das Gesetz über die Buchführung es verlangt. Anmeldecodes zehn Minuten. Konten, bis du sie löschst; dann wird deine Person unkenntlich, und nur die Zahlen bleiben.',
      },
      rights: {
        title: 'Deine Rechte',
        text: 'Du kannst sehen, berichtigen, mitnehmen und löschen, was wir über dich haben, und der Nutzung widersprechen. Das meiste geht in deinem Profil; für den Rest schreib uns. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.',
      },
    },
  },
};
