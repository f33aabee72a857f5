import type { Words } from '../words.ts';

export const words: Words<'costs'> = {
  costs: {
    credit: 'Tu saldo',
    due: 'A pagar',
    caption: 'Lo que cuesta',
    bags: 'Bultos',
    bookingFee: 'Gastos de gestión',
    discount: 'Descuento',
    prepaid: 'Pagado con bono',
    prepaidNote: '%{smart_count} bulto pagado con tu bono |||| %{smart_count} bultos pagados con tu bono',
    guarantee: 'Garantía',
    covered: 'Cada bulto está cubierto hasta %{sum}.',
    coverBeside: '%{sum} (unos %{own})',
    trees: 'Árboles',
    unrefunded: 'Ya pagado, sin reembolso',
    total: 'Total',
    free: 'Gratis',
    nothingToPay: 'Nada que pagar',
    refundable: 'Se reembolsa si cancelas a tiempo',
    partlyRefundable: 'Se reembolsa en parte si cancelas a tiempo',
    treesNote:
      '%{smart_count} árbol, se reembolsa con la reserva |||| %{smart_count} árboles, se reembolsan con la reserva',
  },
};
