import { action, parts, quote, link as secondary } from '../parts.ts';
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
    body: ({ name, currency, account, from, link, page }) =>
      parts(
        `Olá, ${name}!`,
        `Os seus pagamentos em ${currency} irão para a conta terminada em ${account}. Nada é pago até ${from}.`,
        action(
          'Anular esta alteração',
          link,
          `Não fez esta alteração? Anule-a antes de ${from}. A conta anterior volta a ser usada e todas as suas sessões são terminadas:`,
        ),
        secondary('Ver as suas contas', page),
      ),
  },
  payoutAccountAdded: {
    subject: ({ currency }) => `A sua conta para os pagamentos em ${currency} foi adicionada`,
    body: ({ name, currency, account, page }) =>
      parts(
        `Olá, ${name}!`,
        `Os seus pagamentos em ${currency} irão para a conta terminada em ${account}.`,
        action(
          'Ver as suas contas',
          page,
          'Não fez esta alteração? Remova-a já, termine todas as outras sessões na página da sua conta e avise a equipa da Cubby:',
        ),
      ),
  },
  payoutUndone: {
    subject: ({ currency }) => `A sua conta anterior para os pagamentos em ${currency} está de novo em uso`,
    body: ({ name, currency, account, link }) =>
      parts(
        `Olá, ${name}!`,
        account
          ? `A alteração foi anulada: os seus pagamentos em ${currency} voltam a ir para a conta terminada em ${account}. Todas as suas sessões foram terminadas.`
          : `A alteração foi anulada: não há agora nenhuma conta para os pagamentos em ${currency}. Todas as suas sessões foram terminadas.`,
        action(
          'Ver a minha conta',
          link,
          'Outra pessoa pode conseguir iniciar sessão na sua conta. Inicie sessão, remova os métodos que não reconhece e altere a palavra-passe:',
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
