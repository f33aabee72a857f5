import { action, facts, parts, quote } from '../parts.ts';
import type { CaseReplyTexts } from './case-reply-texts.ts';

export const pt: CaseReplyTexts = {
  travellerReviewing: {
    subject: (f) => `Estamos a analisar a sua ocorrência (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Obrigado por nos comunicar a ocorrência sobre ${f.stashpoint} de ${f.at}. Estamos a analisá-la e voltaremos a contactar.`,
        f.text && quote(f.text),
        'Quer acrescentar alguma coisa? Responda a este e-mail.',
        action('A sua reserva', f.link),
      ),
  },
  travellerQuestion: {
    subject: (f) => `Uma pergunta sobre a sua ocorrência (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Estamos a analisar a sua ocorrência sobre ${f.stashpoint} de ${f.at} e temos uma pergunta:`,
        f.text && quote(f.text),
        'Responda a este e-mail. Pode anexar fotografias e recibos.',
        action('A sua reserva', f.link),
      ),
  },
  travellerOutcome: {
    subject: (f) => `A nossa decisão sobre a sua ocorrência (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        f.verdict === 'upheld'
          ? `Analisámos a sua ocorrência sobre ${f.stashpoint} de ${f.at} e damos-lhe razão. Conta contra o espaço.`
          : `Analisámos a sua ocorrência sobre ${f.stashpoint} de ${f.at} e não a pudemos confirmar.`,
        f.refunded && `Reembolsámos ${f.refunded}.`,
        f.text && quote(f.text),
        'Se não concordar, responda a este e-mail e voltaremos a analisá-la.',
        action('A sua reserva', f.link),
      ),
  },
  hostReviewing: {
    subject: (f) => `Estamos a analisar uma ocorrência sobre ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Estamos a analisar a ocorrência sobre ${f.stashpoint} de ${f.at} (reserva ${f.id}).`,
        f.text && quote(f.text),
        'Quer acrescentar alguma coisa? Responda a este e-mail.',
        action('Ver a ocorrência', f.link),
      ),
  },
  hostQuestion: {
    subject: (f) => `Uma pergunta sobre uma ocorrência de ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Estamos a analisar a ocorrência sobre ${f.stashpoint} de ${f.at} (reserva ${f.id}) e temos uma pergunta:`,
        f.text && quote(f.text),
        'Responda a este e-mail.',
        action('Ver a ocorrência', f.link),
      ),
  },
  hostReminder: {
    subject: (f) => `Responda à ocorrência sobre ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Um viajante relatou um problema em ${f.stashpoint} em ${f.at} (reserva ${f.id}) e ainda não temos a sua resposta. Conte-nos o que aconteceu.`,
        f.answerBy && facts(['Responda até', f.answerBy]),
        f.text && quote(f.text),
        action('Responder à ocorrência', f.link),
      ),
  },
};
