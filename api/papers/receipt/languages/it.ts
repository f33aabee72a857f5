import type { ReceiptWords } from './receipt-words.ts';

export const it: ReceiptWords = {
  title: 'Ricevuta',
  booking: 'Prenotazione',
  booked: 'Prenotato il',
  traveller: 'Prenotato da',
  stashpoint: 'Punto deposito',
  dropoff: 'Consegna',
  pickup: 'Ritiro',
  bags: 'Bagagli',
  costs: {
    bags: 'Bagagli',
    booking_fee: 'Costo di prenotazione',
    discount: 'Sconto',
    prepaid: 'Pagato con voucher',
    insurance: 'Garanzia',
    trees: 'Alberi',
    unrefunded: 'Già pagato, non rimborsato',
    total: 'Totale',
  },
  movementsTitle: 'Pagamenti e rimborsi',
  movements: {
    charge: 'Pagato',
    charge_credit: 'Pagato con il credito',
    refund_card: 'Rimborsato',
    refund_credit: 'Rimborsato come credito',
    chargeback: 'Ripreso dalla tua banca',
  },
  paid: 'Totale pagato',
  vatIncluded: (percent) => `IVA ${percent} inclusa`,
  noVat: 'Nessuna IVA addebitata.',
  issuedBy: (who) => `Emesso da ${who}.`,
};
