import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookies',
    description: 'Jedes Cookie dieser Seite, wozu es dient und wie lange es bleibt.',
    intro:
      'Wir setzen wenige Cookies. Notwendige brauchen keine Einwilligung; solche, die nur Besuche zählen, setzen wir erst mit deiner.',
    caption: 'Cookies dieser Seite',
    name: 'Name',
    purpose: 'Wozu es dient',
    life: 'Speicherdauer',
    days: '%{smart_count} Tag |||| %{smart_count} Tage',
    minutes: '%{smart_count} Minute |||| %{smart_count} Minuten',
    seconds: '%{smart_count} Sekunde |||| %{smart_count} Sekunden',
    session: 'Bis du dich abmeldest, höchstens %{days}',
    provider: 'Anbieter',
    own: 'Diese Website',
    when: 'Einwilligung',
    needed: 'Notwendig',
    optional: 'Nur mit deiner Einwilligung',
    purposes: {
      token: 'Hält dich angemeldet oder ordnet dir die Buchung zu, während du als Gast bezahlst.',
      user: 'Dein Name und deine Kontaktdaten, damit die Seite dich begrüßen und Formulare ausfüllen kann.',
      checkout: 'Was du beim Buchen eingegeben hast, damit beim Neuladen nichts verloren geht.',
      clientUuid:
        'Unterscheidet Browser voneinander, wenn eine Anfrage scheitert, und zeigt dir bei Tests immer dieselbe Variante.',
      readAfter: 'Vermerkt, wann du zuletzt etwas geändert hast, damit du es sofort siehst.',
      analytics: 'Eine Zufallszahl, mit der wir Besuche zählen.',
      tag: 'Über den Link welches Partners du gekommen bist.',
      affiliate: 'Über den Link welches Werbepartners du gekommen bist.',
      stripeMid: 'Hilft unserem Zahlungsdienst, Betrug zu erkennen.',
      stripeSid: 'Dasselbe, für einen Besuch.',
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
      browser:
        'Sobald du einen Anmeldecode angefordert hast, wird dort auch eine Zufallszahl gespeichert, an der dein Konto diesen Browser erkennt. Sie wird nur bei der Anmeldung mitgeschickt.',
      text: 'Deine Antwort oben, dein Wunsch nach hellen oder dunklen Farben, die Kampagne, die dich hergebracht hat (bis du den Tab schließt), die Gepäckscheine, die du geöffnet hast (damit sie ohne Netz erscheinen), und noch nicht gesendete Nachrichten, Schadensmeldungen und Fotos liegen im Speicher des Browsers. Nichts davon wird von selbst irgendwohin geschickt, außer dem, was du ohne Netz abgeschickt hast.',
      language: 'Dort steht auch, dass du eine Sprache gewählt hast, damit dir keine andere mehr angeboten wird.',
    },
  },
};
