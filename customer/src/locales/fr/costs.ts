import type { Words } from '../words.ts';

export const words: Words<'costs'> = {
  costs: {
    credit: 'Votre avoir',
    due: 'À payer',
    caption: 'Ce que cela coûte',
    bags: 'Bagages',
    bookingFee: 'Frais de réservation',
    discount: 'Réduction',
    prepaid: 'Payé par bon',
    prepaidNote: '%{smart_count} bagage réglé par votre bon |||| %{smart_count} bagages réglés par votre bon',
    guarantee: 'Garantie',
    covered: 'Chaque bagage est couvert jusqu’à %{sum}.',
    coverBeside: '%{sum} (environ %{own})',
    trees: 'Arbres',
    unrefunded: 'Déjà payé, non remboursé',
    total: 'Total',
    free: 'Gratuit',
    nothingToPay: 'Rien à payer',
    refundable: 'Remboursé si vous annulez à temps',
    partlyRefundable: 'Remboursé en partie si vous annulez à temps',
    treesNote:
      '%{smart_count} arbre, remboursé avec la réservation |||| %{smart_count} arbres, remboursés avec la réservation',
  },
};
