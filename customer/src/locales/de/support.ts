import type { Words } from '../words.ts';

export const words: Words<'support'> = {
  support: {
    title: 'Hilfe',
    description: 'Buchung ändern oder stornieren, Pass finden, ein Problem melden oder uns schreiben.',
    intro: 'Das meiste regelst du selbst in einer Minute. Für alles andere gibt es Menschen.',
    self: {
      title: 'In deiner Buchung',
      pass: {
        title: 'Pass finden',
        text: 'Nimm den Link in deiner Bestätigung oder melde dich mit derselben Adresse an.',
      },
      change: {
        title: 'Ändern oder verlängern',
        text: 'Neue Zeiten oder eine andere Zahl, auch während das Gepäck drin ist.',
      },
      cancel: { title: 'Stornieren', text: 'Mit der genauen Summe, die zurückkommt, bevor du entscheidest.' },
      closed: {
        title: 'Der Ort ist zu',
        text: 'Tipp auf „Es ist zu“ und zieh ohne Aufpreis zum nächsten offenen Ort um.',
      },
    },
    open: 'Meine Buchungen öffnen',
    write: {
      title: 'Schreib uns',
      text: 'Halt die zehn Zeichen deiner Buchungsnummer bereit. Wir antworten in deiner Sprache.',
      emergency:
        'Du stehst vor einer geschlossenen Tür? Nimm den Knopf in deiner Buchung. Er ist schneller als jede Mail.',
    },
    questions: 'Fragen und Antworten',
    host: {
      title: 'Du verwahrst Gepäck für andere?',
      text: 'Gastgeber erreichen uns unter derselben Adresse.',
      action: 'Mehr für Gastgeber',
    },
  },
};
