import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
    card: 'Carte',
    cardNumber: 'Numéro de carte',
    expiry: 'Expiration (MM/AA)',
    cvc: 'Code de sécurité',
    pay: 'Payer %{amount}',
    sandbox:
      'Ceci est un site d’essai : aucun argent ne circule. Utilisez l’une de ces cartes avec une date future et un code au choix.',
    outcomes: { succeeds: 'est acceptée', declined: 'est refusée', asks: 'demande d’abord à votre banque' },
    notATestCard: 'Utilisez l’une des cartes d’essai ci-dessous.',
    expiryInvalid: 'Indiquez le mois et l’année de votre carte, par exemple 08/29.',
    cvcInvalid: 'Trois ou quatre chiffres, le plus souvent au dos.',
    bankTitle: 'Votre banque vous demande de confirmer',
    bankText:
      'Est-ce bien vous qui payez ? Avec une vraie carte, votre banque le demande dans son application ou par SMS.',
    bankConfirm: 'Oui, c’est moi',
    bankRefuse: 'Non, refuser',
    notConfirmed:
      'Votre banque n’a pas confirmé le paiement : rien n’a été débité. Réessayez ou prenez une autre carte.',
    declined: {
      generic: 'Votre banque a refusé cette carte et rien n’a été débité. Essayez une autre carte.',
      insufficientFunds: 'Le solde de cette carte ne suffit pas. Rien n’a été débité ; essayez-en une autre.',
      expiredCard: 'Cette carte a expiré. Essayez-en une autre.',
      incorrectCvc: 'Le code de sécurité est incorrect. Vérifiez les chiffres et réessayez.',
    },
  },
};
