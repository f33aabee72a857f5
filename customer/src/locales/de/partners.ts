import type { Words } from '../words.ts';

export const words: Words<'partners'> = {
  partners: {
    title: 'Partner',
    description:
      'Biete deinen Gästen und Reisenden Gepäckaufbewahrung: mit einer Seite, Codes oder unserer offenen API.',
    intro:
      'Bahnen, Fluglinien, Hotels und Veranstalter schicken uns Reisende mit Gepäck. Nötig ist nur eine Seite, ein Code oder unsere API.',
    ways: {
      title: 'Drei Wege zusammenzuarbeiten',
      page: {
        title: 'Eine eigene Seite',
        text: 'Deine Reisenden landen auf einer Seite zu ihrer Reise, mit deinen Städten und auf Wunsch einem Rabatt.',
      },
      code: {
        title: 'Bezahlte Codes',
        text: 'Du kaufst Aufbewahrung für deine Gäste. Sie geben beim Buchen einen Code ein und zahlen nichts.',
      },
      api: {
        title: 'Eine offene API',
        text: 'Suche, Preis und Buchung aus deinem eigenen Angebot. Jede Anfrage ist dokumentiert, und alle dürfen es lesen.',
      },
    },
    docs: 'Zur API-Dokumentation',
    with: 'Wer mit uns reist',
    together: 'Cubby und %{partner}',
    cities: 'Gute Orte zum Ankommen',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    write: { title: 'Sprich mit uns', text: 'Erzähle uns, wer deine Reisenden sind und wohin sie fahren.' },
    host: {
      title: 'Du hast Platz für Gepäck?',
      text: 'Dann möchtest du eher Gastgeber sein als Partner.',
      action: 'Gastgeber werden',
    },
  },
};
