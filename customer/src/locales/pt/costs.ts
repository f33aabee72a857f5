import type { Words } from '../../lib/i18n/words.ts';

export const words: Words<'costs'> = {
  costs: {
    caption: 'Quanto custa',
    bags: 'Malas',
    bookingFee: 'Taxa de reserva',
    discount: 'Desconto',
    prepaid: 'Voucher pré-pago',
    prepaidNote: '%{smart_count} mala paga pelo voucher |||| %{smart_count} malas pagas pelo voucher',
    guarantee: 'Garantia',
    trees: 'Árvores',
    total: 'Total',
    free: 'Grátis',
    nothingToPay: 'Nada a pagar',
    refundable: 'Devolvido se cancelar antes da entrega',
    treesNote: '%{smart_count} árvore, devolvida com a reserva |||| %{smart_count} árvores, devolvidas com a reserva',
  },
  refund: {
    until: 'Cancele até %{time} e receba %{amount} de volta. Depois nada é devolvido.',
    untilDropoff: 'Devolução total se cancelar antes da entrega.',
    none: 'A hora de entrega já passou: cancelar já não devolve nada.',
  },
};
