import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
    title: 'Paiement',
    express: 'Paiement express',
    orByCard: 'ou par carte',
    newCard: 'Une autre carte',
    keptCard: '%{brand} se terminant par %{last4}',
    remove: 'Supprimer',
    removeCard: 'Supprimer %{card}',
    keepCard: 'Garder cette carte pour la prochaine fois',
    keepCardNote:
      'Elle est conservée par notre prestataire de paiement, jamais par nous. Vous pouvez la supprimer ici à tout moment.',
    away: 'Le formulaire de paiement ne peut pas être chargé pour le moment. Vérifiez votre connexion et rechargez la page ; votre place reste gardée entre-temps.',
    unavailable:
      'Notre prestataire de paiement ne répond pas pour le moment. Votre place reste gardée. Réessayez : vous ne serez débité qu’une fois.',
    walletText: 'Sur le vrai site, %{name} vous demande ici de confirmer. Aucun argent ne circule.',
    walletCancel: 'Pas maintenant',
    return: {
      asking: 'Nous vérifions votre paiement',
      unpaid: {
        title: 'Rien n’a été payé',
        text: 'Le paiement n’a pas abouti et rien n’a été débité. Revenez en arrière et choisissez un autre moyen de paiement.',
      },
      waiting: {
        title: 'Votre paiement est en cours de traitement',
        text: 'Nous ne savons pas encore s’il a abouti. Dès que nous le saurons, la confirmation vous sera envoyée par e-mail. Inutile de payer une seconde fois.',
      },
      unknown: {
        title: 'Nous ne pouvons pas vérifier votre paiement pour le moment',
        text: 'Si vous avez payé, la confirmation vous est envoyée par e-mail. Inutile de payer une seconde fois.',
      },
      askAgain: 'Vérifier de nouveau',
      back: 'Retour au paiement',
    },
    trial: {
      overline: 'Essai',
      text: 'Cette page remplace celle de PayPal. Aucun argent ne circule : confirmez ou annulez, et vous revenez où vous étiez.',
      confirm: 'Confirmer le paiement',
      refuse: 'Annuler et revenir',
      over: 'Il n’y a plus rien à confirmer. Revenez à votre réservation pour voir son état.',
    },
    card: 'Carte',
    cardNumber: 'Numéro de carte',
    expiry: 'Expiration (MM/AA)',
    cvc: 'Code de sécurité',
    pay: 'Payer %{amount}',
    sandbox:
      'Ceci est un site d’essai : aucun argent ne circule. Utilisez l’une de ces cartes avec une date future et un code au choix.',
    outcomes: { succeeds: 'est acceptée', declined: 'est refusée', asks: 'demande une confirmation à votre banque' },
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
      tooLate: 'Cela a pris trop de temps et rien n’a été débité. Réessayez.',
    },
  },
};
