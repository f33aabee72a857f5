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
      text: 'La moneda es la del lugar. El coste de la garantía está en cada precio en su propia línea.',
    },
    covered: {
      title: 'Qué está cubierto',
      theft: 'Robo de un bulto o de lo que lleva dentro',
      loss: 'Un bulto que no aparece',
      damage: 'Daños mientras lo tenía el anfitrión',
      swap: 'Un bulto entregado a otra persona',
    },
    notCovered: {
      title: 'Qué no',
      cash: 'Dinero, documentos, joyas y obras de arte',
      wear: 'Arañazos y desgaste de viajar',
      perishable: 'Comida y todo lo que se estropea',
      forbidden: 'Lo que no se puede dejar',
    },
    claim: {
      title: 'Cómo reclamar',
      tell: {
        title: 'Dínoslo',
        text: 'En los siete días siguientes a la recogida. Abre tu reserva o escríbenos con su número.',
      },
      show: {
        title: 'Enséñalo',
        text: 'Fotos del daño y lo que valía el bulto. El registro de quién lo tuvo y cuándo ya existe.',
      },
      paid: {
        title: 'Recibe el pago',
        text: 'Respondemos en cinco días laborables y pagamos a la tarjeta con la que reservaste.',
      },
    },
  },
};
