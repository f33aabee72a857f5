import { action, parts, quote, link as secondary } from '../parts.ts';
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
    body: ({ name, currency, account, from, link, page }) =>
      parts(
        `Bonjour ${name},`,
        `Vos versements en ${currency} iront sur le compte se terminant par ${account}. Rien n’est versé avant le ${from}.`,
        action(
          'Annuler cette modification',
          link,
          `Ce n’était pas vous ? Annulez-la avant le ${from}. L’ancien compte sera de nouveau utilisé et toutes vos sessions seront fermées :`,
        ),
        secondary('Voir vos comptes', page),
      ),
  },
  payoutAccountAdded: {
    subject: ({ currency }) => `Votre compte pour les versements en ${currency} a été ajouté`,
    body: ({ name, currency, account, page }) =>
      parts(
        `Bonjour ${name},`,
        `Vos versements en ${currency} iront sur le compte se terminant par ${account}.`,
        action(
          'Voir vos comptes',
          page,
          'Ce n’était pas vous ? Retirez-le tout de suite, fermez toutes les autres sessions sur la page de votre compte et prévenez l’équipe de Cubby :',
        ),
      ),
  },
  payoutUndone: {
    subject: ({ currency }) => `Votre ancien compte pour les versements en ${currency} est rétabli`,
    body: ({ name, currency, account, link }) =>
      parts(
        `Bonjour ${name},`,
        account
          ? `La modification a été annulée : vos versements en ${currency} vont de nouveau sur le compte se terminant par ${account}. Toutes vos sessions ont été fermées.`
          : `La modification a été annulée : il n’y a plus de compte pour les versements en ${currency}. Toutes vos sessions ont été fermées.`,
        action(
          'Voir mon compte',
          link,
          'Quelqu’un peut peut-être se connecter à votre place. Connectez-vous, retirez les moyens de connexion que vous ne reconnaissez pas et changez votre mot de passe :',
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
