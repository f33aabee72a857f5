import type { ReceiptWords } from './receipt-words.ts';

export const it: ReceiptWords = {
  title: 'Ricevuta',
  booking: 'Prenotazione',
  booked: 'Prenotato il',
  traveller: 'Prenotato da',
  place: 'Punto deposito',
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
  taxes: 'I prezzi comprendono le imposte dovute.',
  issuedBy: (who) => `Emesso da ${who}.`,
};
