import type { ReceiptWords } from './receipt-words.ts';

export const en: ReceiptWords = {
  title: 'Receipt',
  booking: 'Booking',
  booked: 'Booked on',
  traveller: 'Booked by',
  place: 'Place',
  dropoff: 'Drop-off',
  pickup: 'Pick-up',
  bags: 'Bags',
  costs: {
    bags: 'Bags',
    booking_fee: 'Booking fee',
    discount: 'Discount',
    prepaid: 'Paid by voucher',
    insurance: 'Guarantee',
    trees: 'Trees',
    total: 'Total',
  },
  movementsTitle: 'Payments and refunds',
  movements: {
    charge: 'Paid',
    charge_credit: 'Paid with credit',
    refund_card: 'Paid back',
    refund_credit: 'Back as credit',
    chargeback: 'Taken back by your bank',
  },
  paid: 'Paid in all',
  taxes: 'Prices include the taxes due on them.',
  issuedBy: (who) => `Issued by ${who}.`,
};
