import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Datenschutzerklärung',
    description: 'Was Cubby über dich weiß, warum, wie lange und wie du es löschen lässt.',
    intro:
      'Kurz gesagt: Wir wissen, was eine Buchung braucht, nennen dem Gastgeber deinen Namen und deine Telefonnummer und verkaufen niemandem Daten über dich.',
    updated: 'Zuletzt geändert am %{date}',
    sections: {
      who: {
        title: 'Verantwortlicher',
        text: '%{operator}\n\nDu erreichst uns unter %{email}. Cubby ist freie Software: Wer eine Kopie betreibt, ist für diese Kopie verantwortlich.',
      },
      what: {
        title: 'Was wir speichern',
        text: 'Für eine Buchung: deinen Namen, E-Mail-Adresse, Telefonnummer, Annahmestelle, Zeiten, Zahl der Gepäckstücke und was bezahlt wurde.\n\nFür ein Konto: dieselben Angaben, deine Sprache und ob du E-Mails von uns möchtest. Ein Passwort liegt nur als Hashwert vor, der sich nicht zurückrechnen lässt.\n\nFür die Sicherheit: eine Zufallszahl für deinen Browser und kurze Notizen über fehlgeschlagene Anmeldungen. Protokolle enthalten nie Codes, Karten oder ganze E-Mail-Adressen.',
      },
      why: {
        title: 'Zwecke und Rechtsgrundlagen',
        text: 'Um Buchungen zu schließen und auszuführen, dein Konto zu führen und dir zu antworten: unser Vertrag mit dir (Art. 6 Abs. 1 lit. b DSGVO). Für Buchführung und Steuern: eine rechtliche Pflicht (lit. c). Um Missbrauch zu verhindern und Fehler zu finden: unser berechtigtes Interesse an einer sicheren Website, die funktioniert (lit. f). Um Besuche zu zählen und dir Neuigkeiten zu schicken: deine Einwilligung (lit. a).',
      },
      must: {
        title: 'Ob du Daten angeben musst',
        text: 'Kein Gesetz verpflichtet dich dazu. Ohne Namen, E-Mail-Adresse, Telefonnummer und Zahlung gibt es aber keinen Vertrag, und niemand könnte dir dein Gepäck zurückgeben. Alles andere ist freiwillig.',
      },
      card: {
        title: 'Deine Karte',
        text: 'Kartennummern gehen direkt von deinem Browser an unseren Zahlungsdienst. Wir sehen nur die letzten vier Ziffern, ob die Zahlung geklappt hat, und %{cards} Tage lang eine Kennung des Zahlungsdienstes, die bei jeder Zahlung mit dieser Karte gleich ist. Daran erkennen wir, wenn mit einer Karte immer wieder geschlossene Annahmestellen gemeldet werden. Auch eine Karte, die du dir merken lässt, liegt dort, bis du sie entfernst oder dein Konto löschst.',
      },
      host: {
        title: 'Was der Gastgeber sieht',
        text: 'Deinen Namen, deine Telefonnummer, deine Zeiten, die Zahl der Gepäckstücke und die PIN deines Gepäckscheins. Außerdem das, was du ihm schreibst. E-Mail-Adresse, Karte und Buchungen bei anderen sieht er nicht.',
      },
      location: {
        title: 'Wo du bist',
        text: 'Tippst du auf „Meinen Standort verwenden“, sagt uns dein Browser einmal, wo du bist, damit wir zeigen können, was in der Nähe ist. Wir speichern es nicht.',
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
        title: 'Texte von Gastgebern und Reisenden',
        text: 'Was Gastgeber über ihre Annahmestelle, Reisende in Bewertungen und beide einander zu einer Buchung schreiben, geht an einen Übersetzungsdienst, damit du es in deiner Sprache lesen kannst: nur der Text, ohne die Namen derer, die ihn schreiben oder lesen; in Nachrichten sind Telefonnummern, E-Mail-Adressen und Links verborgen.',
      },
      counting: {
        title: 'Besuche zählen',
        text: 'Nur wenn du zustimmst. Dann zählen wir Seiten und Buchungen unter einer Zufallszahl, ohne Namen und Adresse, und löschen das nach neunzig Tagen. Auf der Seite über Cookies kannst du deine Einwilligung jederzeit widerrufen.',
      },
      others: {
        title: 'Wer Daten erhält',
        text: 'Auftragsverarbeiter, jeder nur für seinen Teil: wer unsere Server betreibt, unsere E-Mails zustellt und, soweit eingesetzt, Adressen findet und Fehler meldet.\n\nEigene Verantwortliche: der Gastgeber, der Zahlungsdienst, der Betreiber gebuchter Schließfächer sowie Google oder Apple, wenn du dich darüber anmeldest.',
      },
      transfers: {
        title: 'Außerhalb Europas',
        text: 'Manche von ihnen können Daten außerhalb des Europäischen Wirtschaftsraums verarbeiten. Dann sichert ein Angemessenheitsbeschluss der Europäischen Kommission oder sichern deren Standardvertragsklauseln das Schutzniveau. Auf Wunsch schicken wir dir eine Kopie.',
      },
      long: {
        title: 'Wie lange',
        text: 'Buchungen und Zahlungen: so lange, wie die gesetzlichen Aufbewahrungspflichten es verlangen. Buchungen, die du nicht bezahlt hast: %{holds} Tage. Fotos von Abgabe oder Abholung: bis %{pictures} Tage nach der Abholung. Nachrichten zwischen dir und einem Gastgeber: %{messages} Tage, länger nur, solange eine Meldung zur Buchung offen ist. E-Mails an dich: %{mails} Tage. Gezählte Besuche: %{visits} Tage. Browser, in denen du dich angemeldet hast: %{known_browsers} Tage, nachdem du sie zuletzt benutzt hast. Anmeldecodes gelten 10 Minuten und werden nach einem Tag gelöscht. Konten: bis du sie löschst. Dann werden deine Daten anonymisiert, und nur die Beträge bleiben. Hast du dich nur als Gast umgesehen: %{guests} Tage.',
      },
      automatic: {
        title: 'Automatisierte Entscheidungen',
        text: 'Keine Entscheidung, die dir gegenüber rechtlich wirkt oder ähnlich schwer wiegt, trifft eine Maschine allein (Art. 22 DSGVO), und wir bilden keine Profile von Menschen.',
      },
      rights: {
        title: 'Deine Rechte',
        text: 'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit und kannst einer Verarbeitung widersprechen, die auf unserem berechtigten Interesse beruht. Eine Einwilligung kannst du jederzeit widerrufen; was bis dahin geschah, bleibt rechtmäßig. Das meiste geht in deinem Profil; für den Rest schreib uns. Du kannst dich auch bei einer Datenschutzaufsichtsbehörde beschweren, etwa in dem Land, in dem du lebst.',
      },
    },
  },
};
