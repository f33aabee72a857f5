import type { Words } from '../../lib/i18n/words.ts';

export const words: Words<'costs'> = {
  costs: {
    caption: 'Lo que cuesta',
    bags: 'Bultos',
    bookingFee: 'Gastos de reserva',
    discount: 'Descuento',
    prepaid: 'Bono prepagado',
    prepaidNote: '%{smart_count} bulto pagado con tu bono |||| %{smart_count} bultos pagados con tu bono',
    guarantee: 'Garantía',
    trees: 'Árboles',
    total: 'Total',
    free: 'Gratis',
    nothingToPay: 'Nada que pagar',
    refundable: 'Se devuelve si cancelas antes de la entrega',
    treesNote:
      '%{smart_count} árbol, se devuelve con la reserva |||| %{smart_count} árboles, se devuelven con la reserva',
  },
  refund: {
    until: 'Cancela hasta el %{time} y recupera %{amount}. Después no se devuelve nada.',
    untilDropoff: 'Devolución completa si cancelas antes de la entrega.',
    none: 'La hora de entrega ha pasado: cancelar ya no devuelve nada.',
  },
};
