import { action, parts, quote } from '../parts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';

export const pt: MoneyMailTexts = {
  invoice: {
    subject: ({ number, month }) => `Fatura ${number} de ${month}`,
    body: ({ name, month, amount, link }) =>
      parts(
        `Olá, ${name}!`,
        `Aqui está a sua fatura à Cubby de ${month}: ${amount}. Foi emitida em seu nome, como acordado, e não precisa de nos enviar nada.`,
        action('Ver a fatura', link),
      ),
  },
  creditNote: {
    subject: ({ number, corrects }) => `Nota de crédito ${number} da fatura ${corrects}`,
    body: ({ name, corrects, amount, link }) =>
      parts(
        `Olá, ${name}!`,
        `Depois da fatura ${corrects} houve um reembolso ou uma alteração. Esta nota de crédito corrige-a: ${amount}.`,
        action('Ver a nota de crédito', link),
      ),
  },
  payoutAccount: {
    subject: ({ currency }) => `A sua conta para os pagamentos em ${currency} mudou`,
    body: ({ name, currency, account, from, link }) =>
      parts(
        `Olá, ${name}!`,
        `Os seus pagamentos em ${currency} irão para a conta terminada em ${account}. Nada é pago até ${from}.`,
        action(
          'Ver as suas contas',
          link,
          'Não fez esta alteração? Termine já as outras sessões na página da sua conta e volte a indicar a conta anterior:',
        ),
      ),
  },
  payoutReturned: {
    subject: ({ amount }) => `O seu banco devolveu um pagamento de ${amount}`,
    body: ({ name, amount, account, reason, link }) =>
      parts(
        `Olá, ${name}!`,
        `O seu banco devolveu a nossa transferência para a conta terminada em ${account}:`,
        quote(reason),
        `O valor de ${amount} volta ao que tem a receber. Verifique o número da conta e segue com o próximo pagamento.`,
        action('Verificar a conta', link),
      ),
  },
};
