import { action, parts, quote } from '../parts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';

export const fr: MoneyMailTexts = {
  invoice: {
    subject: ({ number, month }) => `Facture ${number} (${month})`,
    body: ({ name, month, amount, link }) =>
      parts(
        `Bonjour ${name},`,
        `Voici votre facture adressée à Cubby (${month}) : ${amount}. Nous l’avons établie en votre nom, comme convenu, et vous n’avez rien à nous envoyer.`,
        action('Voir la facture', link),
      ),
  },
  creditNote: {
    subject: ({ number, corrects }) => `Facture d’avoir ${number} sur la facture ${corrects}`,
    body: ({ name, corrects, amount, link }) =>
      parts(
        `Bonjour ${name},`,
        `Quelque chose a été remboursé ou modifié après la facture ${corrects}. Cette facture d’avoir la corrige : ${amount}.`,
        action('Voir la facture d’avoir', link),
      ),
  },
  payoutAccount: {
    subject: ({ currency }) => `Votre compte pour les versements en ${currency} a changé`,
    body: ({ name, currency, account, from, link }) =>
      parts(
        `Bonjour ${name},`,
        `Vos versements en ${currency} iront sur le compte se terminant par ${account}. Rien n’est versé avant le ${from}.`,
        action(
          'Voir vos comptes',
          link,
          'Ce n’était pas vous ? Fermez tout de suite les autres sessions sur la page de votre compte et remettez l’ancien compte :',
        ),
      ),
  },
  payoutReturned: {
    subject: ({ amount }) => `Votre banque a renvoyé un versement de ${amount}`,
    body: ({ name, amount, account, reason, link }) =>
      parts(
        `Bonjour ${name},`,
        `Votre banque a renvoyé notre virement vers le compte se terminant par ${account} :`,
        quote(reason),
        `Le montant de ${amount} fait de nouveau partie de votre solde. Vérifiez le numéro du compte : il partira avec le prochain versement.`,
        action('Vérifier le compte', link),
      ),
  },
};
