import type { ReceiptWords } from './receipt-words.ts';

export const es: ReceiptWords = {
  title: 'Recibo',
  booking: 'Reserva',
  booked: 'Reservado el',
  traveller: 'Reservado por',
  stashpoint: 'Consigna',
  dropoff: 'Entrega',
  pickup: 'Recogida',
  bags: 'Bultos',
  costs: {
    bags: 'Bultos',
    booking_fee: 'Gastos de gestión',
    discount: 'Descuento',
    prepaid: 'Pagado con bono',
    insurance: 'Garantía',
    trees: 'Árboles',
    unrefunded: 'Ya pagado, sin reembolso',
    total: 'Total',
  },
  movementsTitle: 'Pagos y reembolsos',
  movements: {
    charge: 'Pagado',
    charge_credit: 'Pagado con saldo',
    refund_card: 'Reembolsado',
    refund_credit: 'Reembolsado como saldo',
    chargeback: 'Recuperado por tu banco',
  },
  paid: 'Total pagado',
  vatIncluded: (percent) => `IVA ${percent} incluido`,
  noVat: 'No se repercute IVA.',
  issuedBy: (who) => `Emitido por ${who}.`,
};
