import type { Words } from '../words.ts';

export const words: Words<'unavailable'> = {
  unavailable: {
    title: 'Ein anderer Ort für dein Gepäck',
    inactive: {
      title: '%{place} nimmt gerade keine Buchungen an',
      text: 'Gastgeber machen auch einmal Pause. Ein paar Straßen weiter ist dein Gepäck genauso willkommen.',
    },
    closed: {
      title: '%{place} hat um diese Zeit geschlossen',
      text: 'Abgabe %{dropoff}, Abholung %{pickup}: Diese Orte haben zu beiden Zeiten offen.',
    },
    full: {
      title: '%{place} ist um diese Zeit voll',
      text: 'Abgabe %{dropoff}, Abholung %{pickup}: Diese Orte haben noch Platz für %{bags}.',
    },
    open: {
      title: '%{place} hat Platz für dich',
      text: 'Für diese Zeiten kannst du dort wieder buchen. Oder sieh dich in der Nähe um.',
    },
    toPlace: '%{place} ansehen',
    otherTimes: 'Andere Zeiten wählen',
    nearby: 'Das Nächste zuerst',
    none: 'Zu dieser Zeit nichts in der Nähe',
    noneText: 'Im Umkreis von fünf Kilometern ist alles voll oder geschlossen. Eine andere Stunde hilft oft.',
    search: 'Orte %{in} suchen',
  },
};
