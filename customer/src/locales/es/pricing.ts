import type { Words } from '../words.ts';

export const words: Words<'pricing'> = {
  pricing: {
    title: 'Lo que cuesta',
    description: 'Precios por moneda, cómo se forma un precio y qué se reembolsa al cancelar.',
    intro: 'Cada consigna fija su precio por bulto y día. Siempre ves el importe completo para tus bultos y tus horas.',
    table: {
      title: 'Precios por moneda',
      caption: 'Precio más bajo por bulto y día, y garantía, según la moneda',
      currency: 'Moneda',
      lowest: 'Un bulto, un día, todo incluido, desde',
      guarantee: 'Garantía por bulto',
    },
    lines: {
      title: 'Cómo se forma un precio',
      bags: { title: 'Bultos', text: 'El primer día cuesta algo más que los siguientes. Se cuenta cada bulto.' },
      fee: {
        title: 'Gastos de gestión',
        text: 'Una vez por reserva, tenga los bultos que tenga. Algunas consignas no los cobran.',
      },
      guarantee: { title: 'Garantía', text: 'Una vez por bulto. Lo cubre mientras lo tiene el anfitrión.' },
      trees: { title: 'Árboles', text: 'Solo si quieres. Su precio se entrega íntegro.' },
    },
    refund: {
      title: 'Qué se reembolsa',
      text: '%{refunds} Si la consigna estaba cerrada o rechazó tu equipaje, puedes cambiarte al momento sin coste o, con cuenta, recibir el precio como saldo; lo reembolsamos en tu medio de pago cuando la consigna lo reconozca, nuestro equipo lo confirme o pasen 48 horas sin respuesta.',
    },
    example: {
      title: 'Un ejemplo',
      text: 'Dos bultos en Londres del viernes a mediodía al sábado por la mañana son dos días naturales: dos primeros días y dos días más, unos gastos de gestión y dos garantías.',
    },
    cta: 'Ver el precio para tus fechas',
  },
};
