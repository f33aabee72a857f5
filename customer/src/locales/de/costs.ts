import type { Words } from '../words.ts';

export const words: Words<'costs'> = {
  costs: {
    caption: 'Was es kostet',
    bags: 'Gepäck',
    bookingFee: 'Buchungsgebühr',
    discount: 'Rabatt',
    prepaid: 'Bezahlter Voucher',
    prepaidNote: '%{smart_count} Gepäckstück schon bezahlt |||| %{smart_count} Gepäckstücke schon bezahlt',
    guarantee: 'Garantie',
    covered: 'Jedes Gepäckstück ist bis %{sum} gedeckt.',
    coverBeside: '%{sum} (etwa %{own})',
    trees: 'Bäume',
    total: 'Gesamt',
    free: 'Kostenlos',
    nothingToPay: 'Nichts zu zahlen',
    refundable: 'Wird bei rechtzeitiger Stornierung erstattet',
    partlyRefundable: 'Wird bei rechtzeitiger Stornierung teilweise erstattet',
    treesNote:
      '%{smart_count} Baum, wird mit der Buchung erstattet |||| %{smart_count} Bäume, werden mit der Buchung erstattet',
  },
};
