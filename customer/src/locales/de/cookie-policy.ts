import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookies',
    description: 'Jedes Cookie dieser Seite, wozu es dient und wie lange es bleibt.',
    intro:
      'Wir setzen wenige Cookies. Was die Seite zum Funktionieren braucht, kommt ungefragt; was nur Besuche zählt, wartet auf dein Ja.',
    caption: 'Cookies dieser Seite',
    name: 'Name',
    purpose: 'Wozu es dient',
    life: 'Wie lange',
    days: '%{smart_count} Tag |||| %{smart_count} Tage',
    session: 'Bis du dich abmeldest, höchstens %{days}',
    when: 'Zustimmung',
    needed: 'Nötig',
    optional: 'Nur mit deiner Zustimmung',
    purposes: {
      token: 'Hält dich angemeldet, oder deine Buchung bei dir, während du als Gast bezahlst.',
      user: 'Dein Name und deine Kontaktdaten, damit die Seite dich begrüßen und Formulare ausfüllen kann.',
      checkout: 'Was du beim Buchen eingegeben hast, damit beim Neuladen nichts verloren geht.',
      clientUuid:
        'Unterscheidet einen Browser vom anderen, wenn ein Aufruf scheitert, und hält Versuche für dich gleich.',
      analytics: 'Eine Zufallszahl, mit der wir Besuche zählen.',
      tag: 'Der Link welches Partners dich hergebracht hat.',
      affiliate: 'Der Link welches Werbepartners dich hergebracht hat.',
    },
    choice: {
      title: 'Deine Wahl',
      given: 'Du hast zugestimmt, dass deine Besuche gezählt werden.',
      refused: 'Deine Besuche werden nicht gezählt.',
      undecided: 'Du hast noch nicht gewählt, also wird nichts gezählt.',
      allow: 'Meine Besuche zählen',
      refuse: 'Nicht zählen',
    },
    storage: {
      title: 'Auch auf deinem Gerät',
      text: 'Deine Antwort oben, dein Wunsch nach hellen oder dunklen Farben, die Kampagne, die dich hergebracht hat (bis du den Tab schließt), und die Pässe, die du geöffnet hast (damit sie ohne Netz erscheinen), liegen im Speicher des Browsers. Nichts davon wird von selbst irgendwohin geschickt.',
      language: 'Dort steht auch, dass du eine Sprache gewählt hast, damit dir keine andere mehr angeboten wird.',
    },
  },
};
