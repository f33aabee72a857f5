import type { Words } from '../words.ts';

export const words: Words<'host'> = {
  host: {
    title: 'Gastgeber werden',
    description:
      'Bewahre in deinem Laden, Café, Hotel oder Büro Gepäck von Reisenden auf: was es bringt, worum wir dich bitten und wie es losgeht.',
    headline: 'Mit einer freien Ecke Geld verdienen',
    lead: 'Ein paar Quadratmeter genügen. Reisende buchen und zahlen online; du nimmst das Gepäck an, stellst es in dein Regal und gibst es wieder heraus.',
    start: 'Gastgeber werden',
    calculator: {
      title: 'Was es dir bringen könnte',
      bags: 'Gepäckstücke am Tag',
      price: 'Preis je Gepäckstück und Tag',
      currency: 'Währung',
      result: '%{low} bis %{high} im Monat',
      typical: 'Neue Annahmestellen starten in der Mitte: bei etwa %{amount}.',
      note: 'Gerechnet mit %{days} Öffnungstagen im Monat, einem Tag je Gepäckstück und %{minimum} bis %{maximum} Prozent des Preises für dich. %{lowest} ist heute der niedrigste Preis bei Cubby in dieser Währung.',
    },
    who: {
      title: 'Wer Gastgeber sein kann',
      shop: {
        title: 'Läden und Cafés',
        text: 'Du bist ohnehin da, und wer Gepäck abgibt, nimmt oft einen Kaffee mit.',
      },
      hotel: {
        title: 'Hotels und Hostels',
        text: 'Zwischen Abreise und Anreise ist im Gepäckraum Platz.',
      },
      office: {
        title: 'Büros und Studios',
        text: 'Feste Zeiten und eine Tür, die sich abschließen lässt: Mehr braucht es nicht.',
      },
      service: {
        title: 'Waschsalons, Friseure, Verleihe',
        text: 'Alle, die einen Tresen, Öffnungszeiten und eine ruhige Ecke haben.',
      },
    },
    steps: {
      title: 'In drei Schritten zum ersten Gepäckstück',
      offer: {
        title: 'Erzähle uns von deinem Geschäft',
        text: 'Fünf Minuten: wo es ist, wann es geöffnet hat und wie viel Gepäck hineinpasst.',
      },
      check: {
        title: 'Wir prüfen deine Angaben',
        text: 'Lade in deinem Gastgeberbereich Bilder hoch und reiche den Entwurf ein. Unser Team prüft jede Annahmestelle, bevor sie online geht.',
      },
      earn: {
        title: 'Gepäck annehmen, Geld bekommen',
        text: 'Gepäckschein scannen, Gepäck wegstellen, wieder herausgeben. Dein Anteil kommt einmal im Monat.',
      },
    },
    ask: {
      title: 'Worum wir dich bitten',
      there: 'Jemand ist da, wann immer du geöffnet hast',
      safe: 'Das Gepäck steht, wo Kundschaft nicht hinkommt',
      pass: 'Du scannst den Gepäckschein, wenn Gepäck kommt und wenn es geht',
      kind: 'Du gehst mit jedem Gepäckstück um, als wäre es deins',
    },
    questions: {
      title: 'Was Gastgeber zuerst fragen',
      cost: {
        title: 'Kostet das etwas?',
        text: 'Nein. Für Gastgeber ist Cubby kostenlos; wir verdienen, wenn du verdienst.',
      },
      price: {
        title: 'Wie hoch ist mein Anteil?',
        text: 'Zwischen 40 und 60 Prozent dessen, was Reisende für das Gepäckstück zahlen. Eine neue Annahmestelle beginnt mit der Hälfte, zu den üblichen Preisen ihrer Stadt.',
      },
      damage: {
        title: 'Was, wenn Gepäck beschädigt wird oder verloren geht?',
        text: 'Jedes Gepäckstück ist durch unsere Garantie abgesichert, sobald du es annimmst. Sag uns gleich Bescheid: Deine Scans zeigen, wer es wann hatte.',
      },
      close: {
        title: 'Kann ich einen Tag schließen?',
        text: 'Ja. Trage freie Tage, andere Zeiten oder weniger Plätze jederzeit in deinem Gastgeberbereich ein. Er zeigt vor dem Speichern, welche Buchungen das betrifft.',
      },
      paid: {
        title: 'Wann bekomme ich mein Geld?',
        text: 'Einmal im Monat, sobald dein Anteil mindestens 10 in deiner Währung beträgt, zum Beispiel 10 €. In deinem Gastgeberbereich steht Zeile für Zeile, was jedes Gepäckstück gebracht hat.',
      },
    },
    form: {
      title: 'Deine Angaben',
      intro:
        'Was du uns sagst, wird ein Entwurf in deinem Gastgeberbereich. Niemand sonst sieht ihn, bevor du ihn einreichst und wir ihn geprüft haben.',
      you: 'Wer du bist',
      place: 'Dein Geschäft',
      businessName: 'Name des Geschäfts',
      type: 'Art des Geschäfts',
      address: 'Straße und Hausnummer',
      postalCode: 'Postleitzahl',
      capacity: 'Plätze für Gepäck',
      capacityHint: 'Zwischen %{minimum} und %{maximum}',
      stepFree: 'Ohne Stufen zu erreichen',
      description: 'Was Reisende wissen sollten',
      where: 'Wo dein Eingang ist',
      whereText:
        'Wähle deine Stadt oder eine Sehenswürdigkeit in der Nähe und verschiebe dann die Karte, bis die Markierung an deiner Tür steht. Oder stell dich an die Tür und verwende deinen Standort.',
      marker: 'Deine Tür',
      map: 'Karte, auf der die Markierung gesetzt wird',
      mapUnavailable:
        'Dein Gerät kann die Karte nicht anzeigen. Stell dich an deine Tür und verwende stattdessen deinen Standort.',
      markerAt: 'Die Markierung steht bei %{lat}; %{lng}.',
      cityMissing: 'Wähle deine Stadt oder eine Sehenswürdigkeit in der Nähe.',
      markerMissing: 'Verschiebe die Karte, bis die Markierung an deiner Tür steht.',
      tooFar: 'Das ist zu weit von allen unseren Städten entfernt. Prüfe, wo die Markierung steht.',
      week: 'Öffnungszeiten',
      weekHint: 'Mitternacht ist 00:00, und von 00:00 bis 00:00 heißt rund um die Uhr.',
      from: '%{day}: von',
      until: '%{day}: bis',
      copy: 'Jeden Tag wie Montag',
      weekProblem: 'Öffne an mindestens einem Tag und trage für jeden Öffnungstag die Zeiten ein.',
      terms:
        'Ich bin berechtigt, für dieses Geschäft zu handeln, und stimme den AGB zu. Rechnungen an Cubby schreibt Cubby in meinem Namen',
      emailKnown: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich an, dann kommt dein Geschäft dazu.',
      send: 'Angaben abschicken',
    },
    welcome: {
      title: 'Willkommen unter den Gastgebern',
      intro:
        '%{place} ist jetzt ein Entwurf in deinem Gastgeberbereich. Eine E-Mail mit allem ist unterwegs an %{email}.',
      next: 'Wie es weitergeht',
      open: {
        title: 'Öffne deinen Gastgeberbereich',
        text: 'Melde dich mit deiner E-Mail-Adresse an; der Code kommt per E-Mail.',
      },
      photos: {
        title: 'Zeige deine Räume',
        text: 'Bilder von Tür, Tresen und Ecke helfen, dich zu finden und dir zu vertrauen.',
      },
      submit: {
        title: 'Reiche den Entwurf ein',
        text: 'Wir prüfen ihn, setzen dich auf die Karte, und das erste Gepäck kann kommen.',
      },
      console: 'Gastgeberbereich öffnen',
    },
  },
};
