import type { Words } from '../../lib/i18n/words.ts';

export const words: Words<'costs'> = {
  costs: {
    caption: 'Quanto costa',
    bags: 'Bagagli',
    bookingFee: 'Spese di prenotazione',
    discount: 'Sconto',
    prepaid: 'Voucher prepagato',
    prepaidNote: '%{smart_count} bagaglio già pagato dal voucher |||| %{smart_count} bagagli già pagati dal voucher',
    guarantee: 'Garanzia',
    trees: 'Alberi',
    total: 'Totale',
    free: 'Gratis',
    nothingToPay: 'Niente da pagare',
    refundable: 'Rimborsato se annulli prima della consegna',
    treesNote:
      '%{smart_count} albero, rimborsato con la prenotazione |||| %{smart_count} alberi, rimborsati con la prenotazione',
  },
  refund: {
    until: 'Annulla entro %{time} e riavrai %{amount}. Dopo non si rimborsa nulla.',
    untilDropoff: 'Rimborso completo se annulli prima della consegna.',
    none: 'L’ora della consegna è passata: annullando non si rimborsa più nulla.',
  },
};
