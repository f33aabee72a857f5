import { action, facts, parts, quote } from '../parts.ts';
import type { CaseReplyTexts } from './case-reply-texts.ts';

export const de: CaseReplyTexts = {
  travellerReviewing: {
    subject: (f) => `Wir prüfen deine Meldung (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `danke für deine Meldung zu ${f.stashpoint} vom ${f.at}. Wir prüfen sie und melden uns wieder bei dir.`,
        f.text && quote(f.text),
        'Möchtest du etwas ergänzen? Antworte einfach auf diese E-Mail.',
        action('Deine Buchung', f.link),
      ),
  },
  travellerQuestion: {
    subject: (f) => `Eine Frage zu deiner Meldung (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir prüfen deine Meldung zu ${f.stashpoint} vom ${f.at} und haben eine Frage:`,
        f.text && quote(f.text),
        'Bitte antworte auf diese E-Mail. Du kannst Fotos und Belege anhängen.',
        action('Deine Buchung', f.link),
      ),
  },
  travellerOutcome: {
    subject: (f) => `Unsere Entscheidung zu deiner Meldung (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        f.verdict === 'upheld'
          ? `wir haben deine Meldung zu ${f.stashpoint} vom ${f.at} geprüft und geben dir recht. Sie zählt gegen diese Annahmestelle.`
          : `wir haben deine Meldung zu ${f.stashpoint} vom ${f.at} geprüft und konnten sie nicht bestätigen.`,
        f.refunded && `Wir haben ${f.refunded} erstattet.`,
        f.text && quote(f.text),
        'Wenn du das anders siehst, antworte auf diese E-Mail. Dann prüfen wir die Meldung noch einmal.',
        action('Deine Buchung', f.link),
      ),
  },
  hostReviewing: {
    subject: (f) => `Wir prüfen eine Meldung zu ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir prüfen die Meldung zu ${f.stashpoint} vom ${f.at} (Buchung ${f.id}).`,
        f.text && quote(f.text),
        'Möchtest du etwas ergänzen? Antworte einfach auf diese E-Mail.',
        action('Meldung ansehen', f.link),
      ),
  },
  hostQuestion: {
    subject: (f) => `Eine Frage zu einer Meldung über ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `wir prüfen die Meldung zu ${f.stashpoint} vom ${f.at} (Buchung ${f.id}) und haben eine Frage:`,
        f.text && quote(f.text),
        'Bitte antworte auf diese E-Mail.',
        action('Meldung ansehen', f.link),
      ),
  },
  hostReminder: {
    subject: (f) => `Bitte antworte auf die Meldung zu ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hallo ${f.name},`,
        `jemand hat ${f.stashpoint} am ${f.at} gemeldet (Buchung ${f.id}), und uns fehlt noch deine Antwort. Bitte sag uns, was passiert ist.`,
        f.answerBy && facts(['Antworten bis', f.answerBy]),
        f.text && quote(f.text),
        action('Auf die Meldung antworten', f.link),
      ),
  },
};
