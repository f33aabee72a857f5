import type { Words } from '../words.ts';

export const words: Words<'checkout'> = {
  checkout: {
    title: 'Votre réservation',
    payTitle: 'Payer par carte',
    step: 'Étape %{step} sur 2',
    contact: 'Qui apporte les bagages ?',
    haveAccount: 'Déjà un compte ?',
    changeStay: 'Modifier les horaires',
    trees: 'Planter un arbre',
    treesText: 'Chaque arbre coûte %{price}, intégralement reversés à la plantation.',
    fewerTrees: 'Un arbre de moins',
    moreTrees: 'Un arbre de plus',
    treeCount: '%{smart_count} arbre |||| %{smart_count} arbres',
    coupon: 'Code promo ou bon',
    applyCoupon: 'Appliquer',
    couponApplied: 'Code promo appliqué.',
    voucherApplied: 'Bon accepté : il règle %{smart_count} bagage. |||| Bon accepté : il règle %{smart_count} bagages.',
    continue: 'Passer au paiement',
    bookFree: 'Réserver gratuitement',
    bookPrepaid: 'Réserver avec le bon',
    holdNote: 'Nous gardons la place 15 minutes pendant que vous payez.',
    held: 'Place gardée encore',
    holdOver: 'Votre place n’est plus gardée',
    holdOverText:
      'Quinze minutes sont passées et rien n’a été débité. S’il reste de la place, réserver de nouveau ne prend qu’un instant.',
    sentTo: 'Votre pass sera envoyé à %{email}.',
    changeDetails: 'Modifier les informations',
    startAgain: 'Réserver de nouveau',
  },
};
