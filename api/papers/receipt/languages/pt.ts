import type { ReceiptWords } from './receipt-words.ts';

export const pt: ReceiptWords = {
  title: 'Recibo',
  booking: 'Reserva',
  booked: 'Reservado em',
  traveller: 'Reservado por',
  stashpoint: 'Local',
  dropoff: 'Entrega',
  pickup: 'Levantamento',
  bags: 'Malas',
  costs: {
    bags: 'Malas',
    booking_fee: 'Taxa de reserva',
    discount: 'Desconto',
    prepaid: 'Pago com voucher',
    insurance: 'Garantia',
    trees: 'Árvores',
    unrefunded: 'Já pago, sem reembolso',
    total: 'Total',
  },
  movementsTitle: 'Pagamentos e reembolsos',
  movements: {
    charge: 'Pago',
    charge_credit: 'Pago com crédito',
    refund_card: 'Reembolsado',
    refund_credit: 'Reembolsado em crédito',
    chargeback: 'Recuperado pelo seu banco',
  },
  paid: 'Total pago',
  vatIncluded: (percent) => `IVA ${percent} incluído`,
  noVat: 'Não é cobrado IVA.',
  issuedBy: (who) => `Emitido por ${who}.`,
};
