import type { Words } from '../words.ts';

export const words: Words<'survey'> = {
  survey: {
    title: 'Wie war es?',
    heading: 'Wie war es, %{name}?',
    intro: 'Zwei Bewertungen dauern eine halbe Minute und helfen anderen bei der Wahl.',
    stay: '%{place}, %{dropoff} bis %{pickup}',
    stashpoint: {
      question: 'Wie war %{place}?',
      hint: 'Das lesen auch andere, zusammen mit deinem Vornamen.',
    },
    stasher: {
      question: 'Und wie war Cubby?',
      hint: 'Buchen, bezahlen, hinfinden: was immer dir einfällt.',
    },
    stars: {
      1: '1 von 5: schlecht',
      2: '2 von 5: nicht so gut',
      3: '3 von 5: in Ordnung',
      4: '4 von 5: gut',
      5: '5 von 5: wunderbar',
    },
    inWords: 'In ein paar Worten (optional)',
    noStars: 'Noch keine Sterne gewählt',
    starsMissing: 'Bitte wähle einen bis fünf Sterne.',
    send: 'Bewertung abschicken',
    home: 'Zur Startseite',
    thanks: {
      title: 'Danke, %{name}',
      text: 'Deine Bewertung von %{place} ist angekommen. Gute Reise, und bis zum nächsten Mal.',
    },
    done: {
      title: 'Du hast schon bewertet',
      text: 'Deine Bewertung von %{place} ist angekommen. Danke, %{name}!',
    },
    left: { question: 'Hast du dein Gepäck bei %{place} gelassen?', yes: 'Ja', no: 'Nein' },
    early: {
      title: 'Noch ein wenig früh',
      text: 'Deine Buchung bei %{place} beginnt am %{time}. Komm wieder, wenn sie vorbei ist, und erzähle uns, wie es war.',
    },
    cancelled: {
      title: 'Hier gibt es nichts zu bewerten',
      text: 'Diese Buchung bei %{place} wurde storniert. Wir hoffen, beim nächsten Mal klappt es.',
    },
    unused: {
      title: 'Hier gibt es nichts zu bewerten',
      text: 'Mit dieser Buchung wurde bei %{place} kein Gepäck abgegeben.',
    },
    wrongLink: 'Dieser Link funktioniert nicht',
    wrongLinkText:
      'Vielleicht ist er unvollständig. Öffne ihn noch einmal aus der E-Mail oder melde dich an und schau unter „Meine Buchungen“ nach.',
  },
};
