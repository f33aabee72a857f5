import { action, facts, parts, quote } from '../parts.ts';
import type { CaseReplyTexts } from './case-reply-texts.ts';

export const es: CaseReplyTexts = {
  travellerReviewing: {
    subject: (f) => `Estamos revisando tu incidencia (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Gracias por avisarnos de la incidencia en ${f.stashpoint} del ${f.at}. La estamos revisando y te escribiremos.`,
        f.text && quote(f.text),
        '¿Quieres añadir algo? Responde a este correo.',
        action('Tu reserva', f.link),
      ),
  },
  travellerQuestion: {
    subject: (f) => `Una pregunta sobre tu incidencia (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Estamos revisando tu incidencia sobre ${f.stashpoint} del ${f.at} y tenemos una pregunta:`,
        f.text && quote(f.text),
        'Responde a este correo. Puedes adjuntar fotos y recibos.',
        action('Tu reserva', f.link),
      ),
  },
  travellerOutcome: {
    subject: (f) => `Nuestra decisión sobre tu incidencia (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        f.verdict === 'upheld'
          ? `Hemos revisado tu incidencia sobre ${f.stashpoint} del ${f.at} y te damos la razón. Cuenta en contra del local.`
          : `Hemos revisado tu incidencia sobre ${f.stashpoint} del ${f.at} y no hemos podido confirmarla.`,
        f.refunded && `Te hemos reembolsado ${f.refunded}.`,
        f.text && quote(f.text),
        'Si no estás de acuerdo, responde a este correo y la revisaremos de nuevo.',
        action('Tu reserva', f.link),
      ),
  },
  hostReviewing: {
    subject: (f) => `Estamos revisando una incidencia sobre ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Estamos revisando la incidencia sobre ${f.stashpoint} del ${f.at} (reserva ${f.id}).`,
        f.text && quote(f.text),
        '¿Quieres añadir algo? Responde a este correo.',
        action('Ver la incidencia', f.link),
      ),
  },
  hostQuestion: {
    subject: (f) => `Una pregunta sobre una incidencia de ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Estamos revisando la incidencia sobre ${f.stashpoint} del ${f.at} (reserva ${f.id}) y tenemos una pregunta:`,
        f.text && quote(f.text),
        'Responde a este correo.',
        action('Ver la incidencia', f.link),
      ),
  },
  hostReminder: {
    subject: (f) => `Responde a la incidencia sobre ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Un viajero avisó de un problema en ${f.stashpoint} el ${f.at} (reserva ${f.id}) y aún no tenemos tu respuesta. Cuéntanos qué pasó.`,
        f.answerBy && facts(['Responde antes del', f.answerBy]),
        f.text && quote(f.text),
        action('Responder a la incidencia', f.link),
      ),
  },
};
