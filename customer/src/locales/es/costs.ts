import type { Words } from '../words.ts';

export const words: Words<'costs'> = {
  costs: {
    caption: 'Lo que cuesta',
    bags: 'Bultos',
    bookingFee: 'Gastos de reserva',
    discount: 'Descuento',
    prepaid: 'Bono prepagado',
    prepaidNote: '%{smart_count} bulto pagado con tu bono |||| %{smart_count} bultos pagados con tu bono',
    guarantee: 'Garantía',
    covered: 'Cada bulto está cubierto hasta %{sum}.',
    coverBeside: '%{sum} (unos %{own})',
    trees: 'Árboles',
    total: 'Total',
    free: 'Gratis',
    nothingToPay: 'Nada que pagar',
    refundable: 'Se devuelve si cancelas a tiempo',
    partlyRefundable: 'Se devuelve en parte si cancelas a tiempo',
    treesNote:
      '%{smart_count} árbol, se devuelve con la reserva |||| %{smart_count} árboles, se devuelven con la reserva',
  },
};
