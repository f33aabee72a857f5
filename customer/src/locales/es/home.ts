import type { Words } from '../words.ts';

export const words: Words<'home'> = {
  home: {
    title: 'Consigna de equipaje cerca de ti',
    description: 'Deja tu equipaje en una tienda, un hotel o una taquilla cerca de ti y reserva su sitio en un minuto.',
    headline: 'Suelta las maletas. Disfruta del día.',
    lead: 'Tiendas, hoteles y taquillas guardan tu equipaje, una hora o una semana. El precio que ves es todo lo que pagas.',
    popularCities: 'Donde los viajeros sueltan las maletas',
    promises: {
      title: 'Con lo que puedes contar',
      price: {
        title: 'Un precio, todo incluido',
        text: 'Todos los gastos están incluidos en el precio desde el principio.',
      },
      cancel: {
        title: 'Cambia de idea',
        text: '%{refunds} Ves el importe exacto antes de decidir.',
      },
      guarantee: {
        title: 'Cada bulto está cubierto',
        text: 'Cada bulto está cubierto por la garantía desde que el anfitrión lo recibe.',
      },
    },
    reviews: 'Lo que dicen los viajeros',
  },
};
