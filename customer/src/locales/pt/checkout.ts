import type { Words } from '../../lib/i18n/words.ts';

export const words: Words<'checkout'> = {
  checkout: {
    title: 'A sua reserva',
    payTitle: 'Pagar com cartão',
    step: 'Passo %{step} de 2',
    contact: 'Quem traz a bagagem?',
    haveAccount: 'Já cá esteve?',
    changeStay: 'Alterar horas',
    trees: 'Plantar uma árvore',
    treesText: 'Cada árvore custa %{price}, entregues por inteiro à plantação.',
    fewerTrees: 'Menos uma árvore',
    moreTrees: 'Mais uma árvore',
    treeCount: '%{smart_count} árvore |||| %{smart_count} árvores',
    coupon: 'Código de cupão ou voucher',
    applyCoupon: 'Aplicar',
    couponApplied: 'Cupão aplicado.',
    voucherApplied: 'Voucher aceite: paga %{smart_count} mala. |||| Voucher aceite: paga %{smart_count} malas.',
    continue: 'Continuar para o pagamento',
    bookFree: 'Reservar grátis',
    bookPrepaid: 'Reservar com o voucher',
    holdNote: 'Guardamos o lugar 15 minutos enquanto paga.',
    held: 'A sua prateleira está guardada por',
    holdOver: 'A sua prateleira já não está guardada',
    holdOverText: 'Passaram quinze minutos e nada foi cobrado. Se ainda houver lugar, reservar de novo é um instante.',
    startAgain: 'Reservar de novo',
  },
};
