import type { Words } from '../words.ts';

export const words: Words<'costs'> = {
  costs: {
    credit: 'Dein Guthaben',
    due: 'Zu zahlen',
    caption: 'Was es kostet',
    bags: 'Gepäck',
    bookingFee: 'Buchungsgebühr',
    discount: 'Rabatt',
    prepaid: 'Mit Voucher bezahlt',
    prepaidNote: '%{smart_count} Gepäckstück mit Voucher bezahlt |||| %{smart_count} Gepäckstücke mit Voucher bezahlt',
    guarantee: 'Garantie',
    covered: 'Jedes Gepäckstück ist bis %{sum} abgesichert.',
    coverBeside: '%{sum} (etwa %{own})',
    trees: 'Bäume',
    unrefunded: 'Schon bezahlt, nicht erstattet',
    total: 'Gesamt',
    free: 'Kostenlos',
    nothingToPay: 'Nichts zu zahlen',
    refundable: 'Wird bei rechtzeitiger Stornierung erstattet',
    partlyRefundable: 'Wird bei rechtzeitiger Stornierung teilweise erstattet',
    treesNote:
      '%{smart_count} Baum, wird mit der Buchung erstattet |||| %{smart_count} Bäume, werden mit der Buchung erstattet',
  },
};
