import type { Words } from '../words.ts';

export const words: Words<'support'> = {
  support: {
    title: 'Hilfe',
    description: 'Buchung ändern oder stornieren, Gepäckschein finden, ein Problem melden oder uns schreiben.',
    intro: 'Das meiste regelst du selbst in einer Minute. Für alles andere sind wir für dich da.',
    self: {
      title: 'In deiner Buchung',
      pass: {
        title: 'Gepäckschein finden',
        text: 'Nimm den Link in deiner Bestätigung oder melde dich mit derselben Adresse an.',
      },
      change: {
        title: 'Ändern oder verlängern',
        text: 'Neue Zeiten oder eine andere Zahl, auch während das Gepäck verwahrt ist.',
      },
      cancel: { title: 'Stornieren', text: 'Du siehst vorher genau, wie viel du zurückbekommst.' },
      closed: {
        title: 'Die Annahmestelle ist geschlossen',
        text: 'Tippe auf „Es ist geschlossen“ und buche ohne Aufpreis zur nächsten offenen Annahmestelle um.',
      },
    },
    open: 'Meine Buchungen öffnen',
    write: {
      title: 'Schreib uns',
      text: 'Halte die zehn Zeichen deiner Buchungsnummer bereit. Wir antworten in deiner Sprache.',
      emergency:
        'Du stehst vor einer geschlossenen Tür? Tippe auf die Schaltfläche in deiner Buchung. Das geht schneller als jede E-Mail.',
    },
    questions: 'Fragen und Antworten',
    host: {
      title: 'Du verwahrst Gepäck für andere?',
      text: 'Gastgeber erreichen uns unter derselben Adresse.',
      action: 'Mehr für Gastgeber',
    },
  },
};
