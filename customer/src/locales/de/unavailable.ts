import type { Words } from '../words.ts';

export const words: Words<'unavailable'> = {
  unavailable: {
    title: 'Eine andere Annahmestelle für dein Gepäck',
    inactive: {
      title: '%{place} nimmt gerade keine Buchungen an',
      text: 'Du kannst stattdessen eine dieser Annahmestellen in der Nähe buchen.',
    },
    not_sold: {
      title: 'Buchungen sind %{in} zurzeit nicht möglich',
      text: '%{place} und alle anderen Annahmestellen dort nehmen gerade keine Buchungen an. In anderen Städten kannst du wie gewohnt buchen.',
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
