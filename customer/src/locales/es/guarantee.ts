import type { Words } from '../words.ts';

export const words: Words<'guarantee'> = {
  guarantee: {
    title: 'La garantía Cubby',
    description: 'Hasta cuánto está cubierto cada bulto, qué cubre y cómo reclamar.',
    intro:
      'Desde que un anfitrión recibe tu equipaje hasta que lo tienes de nuevo en la mano, cada bulto está cubierto.',
    amounts: {
      title: 'Cobertura por bulto',
      caption: 'Garantía por bulto según la moneda',
      currency: 'Moneda',
      amount: 'Hasta',
      text: 'La moneda es la de la consigna. El coste de la garantía está en cada precio en su propia línea.',
    },
    covered: {
      title: 'Qué está cubierto',
      theft: 'Robo o hurto de un bulto o de lo que lleva dentro',
      loss: 'Un bulto que no aparece',
      damage: 'Daños en el bulto mientras lo tenía el anfitrión',
      swap: 'Un bulto entregado a la persona equivocada',
    },
    notCovered: {
      title: 'Qué no está cubierto',
      cash: 'Dinero, documentos, joyas y obras de arte',
      wear: 'Arañazos y desgaste de viajar',
      perishable: 'Comida y todo lo que se estropea',
      forbidden: 'Lo que no se puede dejar',
    },
    claim: {
      title: 'Cómo reclamar',
      tell: {
        title: 'Avísanos',
        text: 'Desde la entrega hasta siete días después de la recogida: abre tu reserva y elige «¿Equipaje perdido o dañado?».',
      },
      show: {
        title: 'Enseña los daños',
        text: 'Indica lo que reclamas, con su precio y su antigüedad, y añade fotos y recibos, ahora o más tarde. Ya tenemos el registro de quién lo tuvo y cuándo.',
      },
      paid: {
        title: 'Recibe el pago',
        text: 'La consigna tiene tres días para dar su versión y después decidimos. Pagamos lo que las cosas valían todavía en tu cuenta bancaria o PayPal.',
      },
    },
  },
};
