import { action, facts, parts, quote } from '../parts.ts';
import type { CaseReplyTexts } from './case-reply-texts.ts';

export const it: CaseReplyTexts = {
  travellerReviewing: {
    subject: (f) => `Stiamo esaminando la tua segnalazione (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `grazie per la segnalazione su ${f.stashpoint} del ${f.at}. La stiamo esaminando e ti scriveremo.`,
        f.text && quote(f.text),
        'Vuoi aggiungere qualcosa? Rispondi a questa e-mail.',
        action('La tua prenotazione', f.link),
      ),
  },
  travellerQuestion: {
    subject: (f) => `Una domanda sulla tua segnalazione (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `stiamo esaminando la tua segnalazione su ${f.stashpoint} del ${f.at} e abbiamo una domanda:`,
        f.text && quote(f.text),
        'Rispondi a questa e-mail. Puoi allegare foto e ricevute.',
        action('La tua prenotazione', f.link),
      ),
  },
  travellerOutcome: {
    subject: (f) => `La nostra decisione sulla tua segnalazione (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        f.verdict === 'upheld'
          ? `abbiamo esaminato la tua segnalazione su ${f.stashpoint} del ${f.at} e ti diamo ragione. Conta contro il locale.`
          : `abbiamo esaminato la tua segnalazione su ${f.stashpoint} del ${f.at} e non abbiamo potuto confermarla.`,
        f.refunded && `Ti abbiamo rimborsato ${f.refunded}.`,
        f.text && quote(f.text),
        'Se non sei d’accordo, rispondi a questa e-mail e la esamineremo di nuovo.',
        action('La tua prenotazione', f.link),
      ),
  },
  hostReviewing: {
    subject: (f) => `Stiamo esaminando una segnalazione su ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `stiamo esaminando la segnalazione su ${f.stashpoint} del ${f.at} (prenotazione ${f.id}).`,
        f.text && quote(f.text),
        'Vuoi aggiungere qualcosa? Rispondi a questa e-mail.',
        action('Vedi la segnalazione', f.link),
      ),
  },
  hostQuestion: {
    subject: (f) => `Una domanda su una segnalazione relativa a ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `stiamo esaminando la segnalazione su ${f.stashpoint} del ${f.at} (prenotazione ${f.id}) e abbiamo una domanda:`,
        f.text && quote(f.text),
        'Rispondi a questa e-mail.',
        action('Vedi la segnalazione', f.link),
      ),
  },
  hostReminder: {
    subject: (f) => `Rispondi alla segnalazione su ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `una persona ha segnalato ${f.stashpoint} il ${f.at} (prenotazione ${f.id}) e non abbiamo ancora la tua risposta. Raccontaci cosa è successo.`,
        f.answerBy && facts(['Rispondi entro', f.answerBy]),
        f.text && quote(f.text),
        action('Rispondi alla segnalazione', f.link),
      ),
  },
};
