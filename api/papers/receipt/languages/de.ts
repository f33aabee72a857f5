import type { ReceiptWords } from './receipt-words.ts';

export const de: ReceiptWords = {
  title: 'Beleg',
  booking: 'Buchung',
  booked: 'Gebucht am',
  traveller: 'Gebucht von',
  place: 'Annahmestelle',
  dropoff: 'Abgabe',
  pickup: 'Abholung',
  bags: 'Gepäckstücke',
  costs: {
    bags: 'Gepäck',
    booking_fee: 'Buchungsgebühr',
    discount: 'Rabatt',
    prepaid: 'Mit Voucher bezahlt',
    insurance: 'Garantie',
    trees: 'Bäume',
    total: 'Gesamt',
  },
  movementsTitle: 'Zahlungen und Erstattungen',
  movements: {
    charge: 'Bezahlt',
    charge_credit: 'Mit Guthaben bezahlt',
    refund_card: 'Erstattet',
    refund_credit: 'Als Guthaben erstattet',
    chargeback: 'Von deiner Bank zurückgeholt',
  },
  paid: 'Insgesamt bezahlt',
  taxes: 'Die Preise enthalten die darauf anfallenden Steuern.',
  issuedBy: (who) => `Ausgestellt von ${who}.`,
};
