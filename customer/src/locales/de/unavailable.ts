import type { Words } from '../words.ts';

export const words: Words<'unavailable'> = {
  unavailable: {
    title: 'Eine andere Annahmestelle für dein Gepäck',
    inactive: {
      title: '%{place} nimmt gerade keine Buchungen an',
      text: 'Gastgeber machen auch einmal Pause. Ein paar Straßen weiter ist dein Gepäck genauso willkommen.',
    },
    closed: {
      title: '%{place} hat um diese Zeit geschlossen',
      text: 'Abgabe %{dropoff}, Abholung %{pickup}: Diese Annahmestellen haben zu beiden Zeiten geöffnet.',
    },
    full: {
      title: '%{place} ist um diese Zeit voll',
      text: 'Abgabe %{dropoff}, Abholung %{pickup}: Diese Annahmestellen haben noch Platz für %{bags}.',
    },
    open: {
      title: '%{place} hat Platz für dich',
      text: 'Für diese Zeiten kannst du dort wieder buchen. Oder schau dich in der Nähe um.',
    },
    toPlace: '%{place} ansehen',
    otherTimes: 'Andere Zeiten wählen',
    nearby: 'Nächste zuerst',
    none: 'Zu dieser Zeit nichts in der Nähe',
    noneText: 'Im Umkreis von fünf Kilometern ist alles voll oder geschlossen. Oft klappt es zu einer anderen Uhrzeit.',
    search: 'Annahmestellen %{in} suchen',
  },
};
