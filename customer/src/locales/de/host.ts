import type { Words } from '../words.ts';

export const words: Words<'host'> = {
  host: {
    title: 'Gastgeber werden',
    description:
      'Bewahr in deinem Laden, Café, Hotel oder Büro Gepäck von Reisenden auf: was es bringt, worum wir dich bitten und wie es losgeht.',
    headline: 'Eine freie Ecke kann Geld verdienen',
    lead: 'Ein paar Quadratmeter genügen. Reisende buchen und zahlen online; du nimmst das Gepäck an, stellst es in dein Fach und gibst es wieder heraus.',
    start: 'Deinen Ort anbieten',
    calculator: {
      title: 'Was es dir bringen könnte',
      bags: 'Gepäckstücke am Tag',
      price: 'Preis je Gepäckstück und Tag',
      currency: 'Währung',
      result: '%{low} bis %{high} im Monat',
      typical: 'Ein neuer Ort beginnt in der Mitte: mit etwa %{amount}.',
      note: 'Gerechnet mit %{days} offenen Tagen im Monat, einem Tag je Gepäckstück und %{minimum} bis %{maximum} Prozent des Preises für dich. %{lowest} ist heute der niedrigste Preis bei Cubby in dieser Währung.',
    },
    who: {
      title: 'Wer Gastgeber sein kann',
      shop: {
        title: 'Läden und Cafés',
        text: 'Ihr seid ohnehin da, und wer Gepäck abgibt, nimmt oft einen Kaffee mit.',
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
        title: 'Erzähl uns von deinem Ort',
        text: 'Fünf Minuten: wo er ist, wann er offen hat und wie viel Gepäck hineinpasst.',
      },
      check: {
        title: 'Wir sehen ihn uns an',
        text: 'Lade in deiner Konsole Bilder hoch und reich ihn ein. Bei Cubby sieht sich jemand jeden Ort an, bevor er online geht.',
      },
      earn: {
        title: 'Gepäck annehmen, Geld bekommen',
        text: 'Schein scannen, Gepäck wegstellen, wieder herausgeben. Dein Anteil kommt einmal im Monat.',
      },
    },
    ask: {
      title: 'Worum wir dich bitten',
      there: 'Jemand ist da, wann immer du offen hast',
      safe: 'Das Gepäck steht, wo Kundschaft nicht hinkommt',
      pass: 'Du scannst den Schein, wenn Gepäck kommt und wenn es geht',
      kind: 'Du gehst mit jedem Stück um, als wäre es deins',
    },
    questions: {
      title: 'Was Gastgeber zuerst fragen',
      cost: {
        title: 'Kostet das etwas?',
        text: 'Nein. Für Gastgeber ist Cubby kostenlos; wir verdienen, wenn du verdienst.',
      },
      price: {
        title: 'Wie hoch ist mein Anteil?',
        text: 'Zwischen 40 und 60 Prozent dessen, was Reisende für das Gepäckstück zahlen. Ein neuer Ort beginnt mit der Hälfte, zu den üblichen Preisen seiner Stadt.',
      },
      damage: {
        title: 'Was, wenn Gepäck beschädigt wird oder verloren geht?',
        text: 'Jedes Stück ist durch unsere Garantie gedeckt, sobald du es annimmst. Sag uns gleich Bescheid: Deine Scans zeigen, wer es wann hatte.',
      },
      close: {
        title: 'Kann ich einen Tag schließen?',
        text: 'Ja. Trag freie Tage, andere Zeiten oder weniger Plätze jederzeit in deine Konsole ein. Sie zeigt vor dem Speichern, welche Buchungen das betrifft.',
      },
      paid: {
        title: 'Wann bekomme ich mein Geld?',
        text: 'Einmal im Monat, sobald dein Anteil zehn in deiner Währung erreicht hat. In deiner Konsole steht Zeile für Zeile, was jedes Stück gebracht hat.',
      },
    },
    form: {
      title: 'Biete deinen Ort an',
      intro:
        'Was du uns sagst, wird ein Entwurf in deiner Gastgeber-Konsole. Niemand sonst sieht ihn, bevor du ihn einreichst und wir ihn uns angesehen haben.',
      you: 'Wer du bist',
      place: 'Dein Ort',
      businessName: 'Name des Geschäfts',
      type: 'Art des Ortes',
      address: 'Straße und Hausnummer',
      postalCode: 'Postleitzahl',
      capacity: 'Wie viele Gepäckstücke zugleich hineinpassen',
      capacityHint: 'Zwischen %{minimum} und %{maximum}',
      stepFree: 'Ohne Stufen zu erreichen',
      description: 'Was Reisende wissen sollten',
      where: 'Wo die Tür ist',
      whereText:
        'Wähl deine Stadt oder eine Sehenswürdigkeit in der Nähe und schieb dann die Karte, bis die Nadel an deiner Tür steht. Oder stell dich an die Tür und nimm deinen Standort.',
      pin: 'Deine Tür',
      map: 'Karte, auf der die Nadel gesetzt wird',
      mapUnavailable:
        'Dein Gerät kann die Karte nicht zeichnen. Stell dich an deine Tür und nimm stattdessen deinen Standort.',
      pinAt: 'Die Nadel steht bei %{lat}; %{lng}.',
      cityMissing: 'Wähl deine Stadt oder eine Sehenswürdigkeit in der Nähe.',
      pinMissing: 'Schieb die Karte, bis die Nadel an deiner Tür steht.',
      tooFar: 'Das ist zu weit von allen unseren Städten entfernt. Sieh nach, wo die Nadel steht.',
      week: 'Öffnungszeiten',
      weekHint: 'Mitternacht ist 00:00, und von 00:00 bis 00:00 heißt rund um die Uhr.',
      from: '%{day}: von',
      until: '%{day}: bis',
      copy: 'Jeden Tag wie Montag',
      weekProblem: 'Hab an mindestens einem Tag offen und gib jedem offenen Tag seine Zeiten.',
      terms: 'Ich darf für diesen Ort sprechen und bin mit den Geschäftsbedingungen einverstanden',
      emailKnown: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich an, dann gehört dein Ort dazu.',
      send: 'Meinen Ort abschicken',
    },
    welcome: {
      title: 'Willkommen unter den Gastgebern',
      intro: '%{place} steht jetzt als Entwurf in deiner Konsole. Eine E-Mail mit allem ist unterwegs an %{email}.',
      next: 'Wie es weitergeht',
      open: {
        title: 'Öffne deine Konsole',
        text: 'Melde dich mit deiner E-Mail-Adresse an; der Code kommt per E-Mail.',
      },
      photos: {
        title: 'Zeig deinen Ort',
        text: 'Bilder von Tür, Tresen und Ecke helfen, dich zu finden und dir zu vertrauen.',
      },
      submit: {
        title: 'Reich ihn ein',
        text: 'Wir sehen ihn uns an, setzen ihn auf die Karte, und das erste Gepäck kann kommen.',
      },
      console: 'Gastgeber-Konsole öffnen',
    },
  },
};
