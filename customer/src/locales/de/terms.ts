import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Geschäftsbedingungen',
    description: 'Die Regeln für Reisende, die über Cubby Gepäck bei Gastgebern lassen.',
    intro:
      'Diese Regeln gelten zwischen dir, dem Gastgeber, der dein Gepäck verwahrt, und dem Betreiber dieser Seite. Wir haben versucht, sie lesbar zu schreiben.',
    updated: 'Zuletzt geändert am %{date}',
    sections: {
      parties: {
        title: 'Wer mit wem',
        text: 'Über diese Seite schließt du zwei Verträge: einen mit dem Gastgeber, der dein Gepäck verwahrt, und einen mit dem Betreiber, der die Buchung vermittelt, die Zahlung entgegennimmt und für die Garantie einsteht.',
      },
      booking: {
        title: 'Buchung',
        text: 'Orte und Preise zu zeigen ist eine Einladung. Mit „Bezahlen“ machst du ein Angebot, mit der Bestätigung ist gebucht. Während du bezahlst, bleibt der Platz fünfzehn Minuten frei. Kommt die Zahlung später und der Platz ist weg, geht das Geld sofort zurück.',
      },
      price: {
        title: 'Preis und Zahlung',
        text: 'Es gilt der Preis im letzten Schritt der Buchung. Er umfasst Gepäck, Gebühren, Garantie und gewählte Bäume und ist beim Buchen fällig. Tage sind Kalendertage am Ort.',
      },
      change: {
        title: 'Ändern und Stornieren',
        text: 'Zeiten und Gepäckstücke kannst du ändern, soweit Platz ist. %{refunds} Geld geht auf die Karte zurück oder, mit Konto, als Guthaben. War der Ort zu oder hat er dein Gepäck abgelehnt, wird alles erstattet, gleich wann.',
      },
      bags: {
        title: 'Was verwahrt wird',
        text: 'Gepäck und übliche Reisesachen. Nicht: Bargeld, Dokumente, Schmuck, Medikamente, die du brauchst, Verderbliches, Lebendiges, Waffen, Drogen und alles, was brennt, ausläuft, riecht oder verboten ist. Bei begründeter Sorge um die Sicherheit darf ein Gastgeber hineinsehen und ablehnen.',
      },
      handover: {
        title: 'Abgeben und Abholen',
        text: 'Zeig deinen Pass. Jedes Stück bekommt eine Marke, beide Übergaben werden festgehalten. Gepäck bekommt, wer den Pass oder eine von dir erstellte PIN zeigt. Hol es in den Öffnungszeiten und vor Ende deiner Buchung ab.',
      },
      late: {
        title: 'Verspätetes Abholen',
        text: 'Bleibt Gepäck länger, wird nach Tagen zum Preis der Buchung berechnet. Nach dreißig Tagen ohne Nachricht darf der Gastgeber es dem Fundbüro geben.',
      },
      guarantee: {
        title: 'Garantie und Haftung',
        text: 'Bei Verlust, Diebstahl und Schäden, während der Gastgeber ein Stück verwahrt, zahlt die Garantie bis zur Summe, die für die Währung des Ortes angegeben ist. Meldungen sind innerhalb von sieben Tagen nach dem Abholen nötig. Rechte, die das Gesetz dir unverzichtbar gibt, bleiben.',
      },
      reviews: {
        title: 'Bewertungen',
        text: 'Bewerten kann nur, wer da war. Wir veröffentlichen, was fair ist und vom Aufenthalt handelt, und verbergen mit Begründung, was beleidigt, wirbt oder andere nennt.',
      },
      account: {
        title: 'Dein Konto',
        text: 'Halt dein E-Mail-Konto sicher, denn es ist dein Schlüssel. Sag uns, wenn du glaubst, dass jemand anderes es benutzt hat. Dein Konto kannst du jederzeit im Profil löschen.',
      },
      law: {
        title: 'Recht und Streit',
        text: 'Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat, dazu die Verbraucherrechte des Landes, in dem du lebst. Bevor jemand vor Gericht geht, schreib uns: Das meiste lässt sich mit einer Mail klären.',
      },
    },
  },
};
