import type { ReceiptWords } from './receipt-words.ts';

export const fr: ReceiptWords = {
  title: 'Reçu',
  booking: 'Réservation',
  booked: 'Réservé le',
  traveller: 'Réservé par',
  stashpoint: 'Consigne',
  dropoff: 'Dépôt',
  pickup: 'Retrait',
  bags: 'Bagages',
  costs: {
    bags: 'Bagages',
    booking_fee: 'Frais de réservation',
    discount: 'Réduction',
    prepaid: 'Payé par bon',
    insurance: 'Garantie',
    trees: 'Arbres',
    unrefunded: 'Déjà payé, non remboursé',
    total: 'Total',
  },
  movementsTitle: 'Paiements et remboursements',
  movements: {
    charge: 'Payé',
    charge_credit: 'Payé avec l’avoir',
    refund_card: 'Remboursé',
    refund_credit: 'Remboursé en avoir',
    chargeback: 'Repris par votre banque',
  },
  paid: 'Total payé',
  vatIncluded: (percent) => `Dont TVA ${percent}`,
  noVat: 'Aucune TVA n’est facturée.',
  issuedBy: (who) => `Émis par ${who}.`,
};
