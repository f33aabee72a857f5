import type { Words } from '../words.ts';

export const words: Words<'home'> = {
  home: {
    title: 'Consigna de equipaje cerca de ti',
    description: 'Deja tu equipaje en una tienda, un hotel o una taquilla cerca de ti y reserva su sitio en un minuto.',
    headline: 'Suelta las maletas. Coge el día.',
    lead: 'Tiendas, hoteles y taquillas guardan tu equipaje, una hora o una semana. El precio que ves es todo lo que pagas.',
    popularCities: 'Donde los viajeros sueltan las maletas',
    promises: {
      title: 'Con lo que puedes contar',
      price: {
        title: 'Un precio, todo incluido',
        text: 'Los gastos forman parte del precio, desde el primer punto del mapa hasta el último clic.',
      },
      cancel: {
        title: 'Cambia de idea',
        text: '%{refunds} Ves la suma exacta antes de decidir.',
      },
      guarantee: {
        title: 'Cada bulto está cubierto',
        text: 'Cada bulto tiene garantía desde que el anfitrión lo recibe.',
      },
    },
    reviews: 'Oído en el mostrador',
  },
};
