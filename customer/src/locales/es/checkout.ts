import type { Words } from '../words.ts';

export const words: Words<'checkout'> = {
  checkout: {
    title: 'Tu reserva',
    payTitle: 'Pagar con tarjeta',
    step: 'Paso %{step} de 2',
    contact: '¿Quién trae el equipaje?',
    haveAccount: '¿Ya tienes cuenta?',
    changeStay: 'Cambiar horas',
    trees: 'Plantar un árbol',
    treesText: 'Cada árbol cuesta %{price} y ese importe se dedica íntegramente a plantarlo.',
    fewerTrees: 'Un árbol menos',
    moreTrees: 'Un árbol más',
    treeCount: '%{smart_count} árbol |||| %{smart_count} árboles',
    coupon: 'Cupón o bono',
    applyCoupon: 'Aplicar',
    couponApplied: 'Cupón aplicado.',
    voucherApplied: 'Bono aceptado: paga %{smart_count} bulto. |||| Bono aceptado: paga %{smart_count} bultos.',
    continue: 'Continuar al pago',
    bookFree: 'Reservar gratis',
    bookPrepaid: 'Reservar con el bono',
    holdNote: 'Te guardamos el sitio 15 minutos mientras pagas.',
    held: 'Te guardamos el sitio durante',
    holdOver: 'Ya no te guardamos el sitio',
    holdOverText:
      'Han pasado quince minutos y no se ha cobrado nada. Si aún hay sitio, reservar de nuevo es un momento.',
    sentTo: 'Tu pase se envía a %{email}.',
    changeDetails: 'Cambiar los datos',
    startAgain: 'Reservar de nuevo',
  },
};
