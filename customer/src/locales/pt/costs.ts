import type { Words } from '../words.ts';

export const words: Words<'costs'> = {
  costs: {
    credit: 'O seu crédito',
    due: 'A pagar',
    caption: 'Quanto custa',
    bags: 'Malas',
    bookingFee: 'Taxa de reserva',
    discount: 'Desconto',
    prepaid: 'Pago com voucher',
    prepaidNote: '%{smart_count} mala paga pelo voucher |||| %{smart_count} malas pagas pelo voucher',
    guarantee: 'Garantia',
    covered: 'Cada mala está coberta até %{sum}.',
    coverBeside: '%{sum} (cerca de %{own})',
    trees: 'Árvores',
    unrefunded: 'Já pago, sem reembolso',
    total: 'Total',
    free: 'Grátis',
    nothingToPay: 'Nada a pagar',
    refundable: 'Reembolsado se cancelar a tempo',
    partlyRefundable: 'Reembolsado em parte se cancelar a tempo',
    treesNote:
      '%{smart_count} árvore, reembolsada com a reserva |||| %{smart_count} árvores, reembolsadas com a reserva',
  },
};
