import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    description: 'Die Regeln für Reisende, die über Cubby Gepäck bei Gastgebern lassen.',
    intro:
      'Diese Bedingungen gelten zwischen dir, dem Gastgeber, der dein Gepäck verwahrt, und dem Betreiber dieser Website. Wir haben versucht, sie verständlich zu schreiben.',
    updated: 'Zuletzt geändert am %{date}',
    sections: {
      operator: { title: 'Impressum' },
      parties: {
        title: 'Vertragspartner',
        text: 'Über diese Website schließt du zwei Verträge: einen mit dem Gastgeber, einem Geschäft, das dein Gepäck verwahrt, und einen mit dem Betreiber, der die Buchung vermittelt, die Zahlung für den Gastgeber entgegennimmt und für die Garantie einsteht.',
      },
      booking: {
        title: 'Buchung',
        text: 'Die hier gezeigten Annahmestellen und Preise sind noch nicht verbindlich. Mit der Schaltfläche „Zahlen“ gibst du ein verbindliches, kostenpflichtiges Angebot ab; mit der Bestätigung per E-Mail kommen die Verträge zustande. Bis dahin kannst du in jedem Schritt zurückgehen und deine Eingaben berichtigen. Wir speichern, was vereinbart wurde; du findest es unter deinen Buchungen. Die Verträge können in jeder Sprache dieser Website geschlossen werden. Während du bezahlst, bleibt der Platz fünfzehn Minuten reserviert. Geht die Zahlung später ein und ist kein Platz mehr frei, wird sie sofort erstattet.',
      },
      price: {
        title: 'Preis, Steuern und Zahlung',
        text: 'Es gilt der Preis im letzten Schritt der Buchung. Er ist der Gesamtpreis: Gepäck, Buchungsgebühr, Garantie, gewählte Bäume und die darauf entfallenden Steuern. Er ist bei der Buchung fällig. Tage sind Kalendertage am Ort der Annahmestelle.',
      },
      withdrawal: {
        title: 'Widerrufsrecht',
        text: 'Verbraucher in der Europäischen Union können diese Verträge binnen vierzehn Tagen nach der Buchung ohne Angabe von Gründen widerrufen. Eine Nachricht an %{email} genügt; was du bezahlt hast, wird binnen vierzehn Tagen auf demselben Zahlungsweg erstattet.\n\nBuchst du eine Aufbewahrung, die früher beginnt, verlangst du, dass sie schon in dieser Frist beginnt. Für das, was bis zum Widerruf erbracht wurde, schuldest du einen angemessenen Teil des Preises. Ist dein Gepäck verwahrt und zurückgegeben, erlischt das Recht. Soweit das Gesetz für Leistungen zu einem festen Termin eine Ausnahme macht, gilt allein der nächste Abschnitt.',
      },
      change: {
        title: 'Ändern und stornieren',
        text: 'Zeiten und Gepäckstücke kannst du ändern, soweit Platz ist. %{refunds} Dasselbe gilt für den Teil des Preises, den eine Änderung spart; was nicht erstattet wird, zählt bei einer späteren Erhöhung. Geld geht auf das Zahlungsmittel zurück oder, mit Konto und auf Wunsch, als Guthaben. War die Annahmestelle geschlossen oder hat sie dein Gepäck ohne guten Grund abgelehnt, kannst du sofort ohne Mehrkosten umbuchen oder bekommst mit Konto den Preis als Guthaben, egal wann; auf dein Zahlungsmittel wird er erstattet, sobald die Annahmestelle zustimmt, unser Team deine Meldung bestätigt oder 48 Stunden keine Antwort kommt. Weist unser Team die Meldung ab, verfällt das Guthaben, das du noch nicht genutzt hast.',
      },
      bags: {
        title: 'Was aufbewahrt werden darf',
        text: 'Gepäck und übliche Reisesachen. Nicht: Bargeld, Dokumente, Schmuck, Medikamente, die du brauchst, verderbliche Lebensmittel, Lebewesen, Waffen, Drogen und alles, was brennt, ausläuft, riecht oder verboten ist. Bei begründeter Sorge um die Sicherheit darf ein Gastgeber in ein Gepäckstück sehen und es ablehnen.',
      },
      handover: {
        title: 'Abgabe und Abholung',
        text: 'Gib Zahl und Größe der Gepäckstücke richtig an und verschließe sie gut. Zeige deinen Gepäckschein. Jedes Stück bekommt einen Anhänger, und beide Übergaben werden festgehalten. Gepäck bekommt, wer den Gepäckschein oder eine von dir erstellte PIN zeigt; gib beides nicht aus der Hand. Hole dein Gepäck in den Öffnungszeiten und vor Ende deiner Buchung ab.',
      },
      late: {
        title: 'Verspätete Abholung',
        text: 'Bleibt Gepäck länger, wird es tageweise zum Preis der Buchung berechnet. Nach dreißig Tagen ohne Nachricht von dir darf der Gastgeber es dem Fundbüro übergeben.',
      },
      guarantee: {
        title: 'Garantie',
        text: 'Bei Verlust, Diebstahl und Schäden, während der Gastgeber ein Gepäckstück verwahrt, ersetzt die Garantie den Wert bis zu der Summe, die für die Währung der Annahmestelle angegeben ist. Sie gilt nicht für Dinge, die nicht aufbewahrt werden dürfen, für Abnutzung und für Folgeschäden wie eine verpasste Reise. Melde den Schaden innerhalb von sieben Tagen nach der Abholung in deiner Buchung. Ersetzt wird der Zeitwert, durch Überweisung auf ein Konto, das du nennst; mehrere Meldungen zu einem Gepäckstück teilen sich eine Garantie. Die Garantie besteht neben deinen gesetzlichen Rechten und schränkt sie nicht ein.',
      },
      liability: {
        title: 'Haftung',
        text: 'Der Gastgeber haftet für dein Gepäck nach dem Verwahrungsrecht am Ort der Annahmestelle, der Betreiber für seine eigenen Leistungen. Für Vorsatz und grobe Fahrlässigkeit, bei Schäden an Leben, Körper und Gesundheit und überall, wo das Gesetz es zwingend verlangt, ist die Haftung unbeschränkt. Bei leichter Fahrlässigkeit haftet der Betreiber nur, wenn er eine wesentliche Vertragspflicht verletzt, und dann für den vorhersehbaren, typischen Schaden.',
      },
      reviews: {
        title: 'Bewertungen',
        text: 'Bewerten kann nur, wessen Buchung stattgefunden hat. Wir veröffentlichen, was fair ist und von der Buchung handelt, ob gut oder schlecht, und blenden mit Begründung aus, was beleidigt, wirbt oder andere namentlich nennt.',
      },
      account: {
        title: 'Dein Konto',
        text: 'Schütze dein E-Mail-Konto gut, denn es ist dein Schlüssel. Sag uns, wenn du glaubst, dass jemand anderes es benutzt hat. Dein Konto kannst du jederzeit im Profil löschen.',
      },
      complaints: {
        title: 'Beschwerden und Streitbeilegung',
        text: 'Schreib zuerst an %{email}: Das meiste lässt sich so klären.',
      },
      law: {
        title: 'Recht und Gerichtsstand',
        text: 'Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat. Als Verbraucher behältst du den Schutz der zwingenden Vorschriften des Landes, in dem du lebst, und kannst auch dort klagen.',
      },
      changes: {
        title: 'Änderungen dieser Bedingungen',
        text: 'Für eine Buchung gelten die Bedingungen, die bei ihrem Abschluss hier standen. Für spätere Buchungen können wir sie ändern; wann zuletzt, sagt das Datum oben. Ist ein Teil unwirksam, gilt der Rest weiter.',
      },
    },
  },
};
