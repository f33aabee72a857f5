import type { ReceiptWords } from './receipt-words.ts';

export const de: ReceiptWords = {
  title: 'Beleg',
  booking: 'Buchung',
  booked: 'Gebucht am',
  traveller: 'Gebucht von',
  stashpoint: 'Annahmestelle',
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
    unrefunded: 'Schon bezahlt, nicht erstattet',
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
  vatIncluded: (percent) => `Darin ${percent} Umsatzsteuer`,
  noVat: 'Es wird keine Umsatzsteuer berechnet.',
  issuedBy: (who) => `Ausgestellt von ${who}.`,
};
