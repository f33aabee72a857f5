import { action, facts, parts, quote } from '../parts.ts';
import type { ClaimMailTexts } from './claim-mail-texts.ts';

const CAUSE = {
  lost: 'que se ha perdido un bulto',
  damaged: 'que se ha dañado un bulto',
  stolen: 'que han robado un bulto',
  contents_missing: 'que falta algo de un bulto',
};

export const es: ClaimMailTexts = {
  claimStep: {
    subject: (f) =>
      ({
        sent: `Hemos recibido tu reclamación ${f.number} (${f.id})`,
        host_answered: `La consigna ha respondido a tu reclamación ${f.number} (${f.id})`,
        more_needed: `Falta algo en tu reclamación ${f.number} (${f.id})`,
        accepted: `Hemos aceptado tu reclamación ${f.number} (${f.id})`,
        refused: `Nuestra decisión sobre tu reclamación ${f.number} (${f.id})`,
        account_given: `La cuenta para tu reclamación ${f.number} (${f.id})`,
        paid: `Tu reclamación ${f.number} se ha pagado (${f.id})`,
        returned: `Tu banco ha devuelto nuestro pago de la reclamación ${f.number} (${f.id})`,
      })[f.step],
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        {
          sent: `Tu reclamación sobre ${f.stashpoint} tiene el número ${f.number}. La consigna tiene tres días para dar su versión y después decidimos. Todavía puedes añadir fotos y recibos.`,
          host_answered: `${f.stashpoint} ha dado su versión de lo ocurrido. Ahora revisamos las dos.`,
          more_needed: `Todavía no podemos decidir sobre tu reclamación de ${f.stashpoint}:`,
          accepted: `Hemos aceptado tu reclamación sobre ${f.stashpoint} y te pagaremos ${f.amount}. Dinos a qué cuenta enviarlo.`,
          refused: `Hemos revisado tu reclamación sobre ${f.stashpoint} y no podemos aceptarla:`,
          account_given: `Enviaremos el pago de tu reclamación a la cuenta que termina en ${f.account}. ¿No has sido tú? Avísanos enseguida respondiendo a este correo.`,
          paid: `Hemos enviado ${f.amount} a la cuenta que termina en ${f.account}. Llegará en unos días laborables.`,
          returned: `Tu banco ha devuelto nuestro pago de ${f.amount} a la cuenta que termina en ${f.account}. Danos otra cuenta.`,
        }[f.step],
        f.text && quote(f.text),
        action('Ver tu reclamación', f.link),
      ),
  },
  claimToHost: {
    subject: (f) => `Una reclamación por un bulto en ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.traveller} comunica ${CAUSE[f.cause]} en ${f.stashpoint} (reserva ${f.id}, reclamación ${f.number}):`,
        quote(f.text),
        'Cuéntanos tu versión, con fotos si las tienes. Si no respondes, decidimos con lo que tenemos.',
        facts(['Responde antes del', f.answerBy]),
        action('Responder a la reclamación', f.link),
      ),
  },
  claimDecided: {
    subject: (f) => `Nuestra decisión sobre la reclamación ${f.number} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        f.outcome === 'accepted'
          ? `Hemos aceptado la reclamación sobre ${f.stashpoint} (reserva ${f.id}).`
          : `Hemos rechazado la reclamación sobre ${f.stashpoint} (reserva ${f.id}).`,
        f.amount ? `Tú asumes ${f.amount}. Lo descontaremos de tus próximos pagos.` : 'No tienes que pagar nada.',
        action('Ver la reclamación', f.link),
      ),
  },
};
