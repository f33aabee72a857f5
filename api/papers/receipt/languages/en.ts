import type { ReceiptWords } from './receipt-words.ts';

export const en: ReceiptWords = {
  title: 'Receipt',
  booking: 'Booking',
  booked: 'Booked on',
  traveller: 'Booked by',
  stashpoint: 'Place',
  dropoff: 'Drop-off',
  pickup: 'Pick-up',
  bags: 'Bags',
  costs: {
    bags: 'Bags',
    booking_fee: 'Booking fee',
    discount: 'Discount',
    prepaid: 'Covered by voucher',
    insurance: 'Guarantee',
    trees: 'Trees',
    unrefunded: 'Paid before, not refunded',
    total: 'Total',
  },
  movementsTitle: 'Payments and refunds',
  movements: {
    charge: 'Paid',
    charge_credit: 'Paid with credit',
    refund_card: 'Refunded',
    refund_credit: 'Refunded as credit',
    chargeback: 'Chargeback by your bank',
  },
  paid: 'Total paid',
  vatIncluded: (percent) => `VAT ${percent} included`,
  noVat: 'No VAT is charged.',
  issuedBy: (who) => `Issued by ${who}.`,
};
