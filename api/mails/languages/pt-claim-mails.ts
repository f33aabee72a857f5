import { action, facts, parts, quote } from '../parts.ts';
import type { ClaimMailTexts } from './claim-mail-texts.ts';

const CAUSE = {
  lost: 'que uma mala se perdeu',
  damaged: 'que uma mala foi danificada',
  stolen: 'que uma mala foi roubada',
  contents_missing: 'que falta algo de uma mala',
};

export const pt: ClaimMailTexts = {
  claimStep: {
    subject: (f) =>
      ({
        sent: `Recebemos a sua reclamação ${f.number} (${f.id})`,
        host_answered: `O local respondeu à sua reclamação ${f.number} (${f.id})`,
        more_needed: `Falta algo na sua reclamação ${f.number} (${f.id})`,
        accepted: `Aceitámos a sua reclamação ${f.number} (${f.id})`,
        refused: `A nossa decisão sobre a sua reclamação ${f.number} (${f.id})`,
        account_given: `A conta para a sua reclamação ${f.number} (${f.id})`,
        paid: `A sua reclamação ${f.number} foi paga (${f.id})`,
        returned: `O seu banco devolveu o nosso pagamento da reclamação ${f.number} (${f.id})`,
      })[f.step],
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        {
          sent: `A sua reclamação sobre ${f.stashpoint} tem o número ${f.number}. O local tem três dias para dar a sua versão e depois decidimos. Ainda pode acrescentar fotografias e recibos.`,
          host_answered: `${f.stashpoint} deu a sua versão do que aconteceu. Estamos agora a analisar as duas.`,
          more_needed: `Ainda não podemos decidir sobre a sua reclamação de ${f.stashpoint}:`,
          accepted: `Aceitámos a sua reclamação sobre ${f.stashpoint} e vamos pagar-lhe ${f.amount}. Diga-nos para que conta enviar.`,
          refused: `Analisámos a sua reclamação sobre ${f.stashpoint} e não a podemos aceitar:`,
          account_given: `Vamos enviar o pagamento da sua reclamação para a conta que termina em ${f.account}. Não foi você? Avise-nos já, respondendo a este e-mail.`,
          paid: `Enviámos ${f.amount} para a conta que termina em ${f.account}. Chega dentro de alguns dias úteis.`,
          returned: `O seu banco devolveu o nosso pagamento de ${f.amount} para a conta que termina em ${f.account}. Indique-nos outra conta.`,
        }[f.step],
        f.text && quote(f.text),
        action('Ver a sua reclamação', f.link),
      ),
  },
  claimToHost: {
    subject: (f) => `Uma reclamação por uma mala em ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.traveller} comunica ${CAUSE[f.cause]} em ${f.stashpoint} (reserva ${f.id}, reclamação ${f.number}):`,
        quote(f.text),
        'Conte-nos a sua versão, com fotografias se as tiver. Se não responder, decidimos com o que temos.',
        facts(['Responda até', f.answerBy]),
        action('Responder à reclamação', f.link),
      ),
  },
  claimDecided: {
    subject: (f) => `A nossa decisão sobre a reclamação ${f.number} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        f.outcome === 'accepted'
          ? `Aceitámos a reclamação sobre ${f.stashpoint} (reserva ${f.id}).`
          : `Recusámos a reclamação sobre ${f.stashpoint} (reserva ${f.id}).`,
        f.amount
          ? `Fica com ${f.amount} a seu cargo. Vamos descontar esse valor nos seus próximos pagamentos.`
          : 'Não tem de pagar nada.',
        action('Ver a reclamação', f.link),
      ),
  },
};
