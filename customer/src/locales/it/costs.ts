import type { Words } from '../words.ts';

export const words: Words<'costs'> = {
  costs: {
    credit: 'Il tuo credito',
    due: 'Da pagare',
    caption: 'Quanto costa',
    bags: 'Bagagli',
    bookingFee: 'Costo di prenotazione',
    discount: 'Sconto',
    prepaid: 'Pagato con voucher',
    prepaidNote: '%{smart_count} bagaglio già pagato dal voucher |||| %{smart_count} bagagli già pagati dal voucher',
    guarantee: 'Garanzia',
    covered: 'Ogni bagaglio è coperto fino a %{sum}.',
    coverBeside: '%{sum} (circa %{own})',
    trees: 'Alberi',
    unrefunded: 'Già pagato, non rimborsato',
    total: 'Totale',
    free: 'Gratis',
    nothingToPay: 'Niente da pagare',
    refundable: 'Rimborsato se annulli in tempo',
    partlyRefundable: 'Rimborsato in parte se annulli in tempo',
    treesNote:
      '%{smart_count} albero, rimborsato con la prenotazione |||| %{smart_count} alberi, rimborsati con la prenotazione',
  },
};
